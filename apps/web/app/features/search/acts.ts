// What the search offers without asking the server: acts and pages, by who may use them. The server checks every call; this only spares other users
// a refusal.
import { text } from '../../lib/i18n/i18n.ts';
import { homePath } from '../../shell/session-rules.ts';

/** The roles of the caller. A visitor has none; an operator has the role admin. */
export type Roles = readonly string[];

export type Act = {
  readonly to: string;
  readonly label: string;
  /** Other words that users type for it. */
  readonly words?: string;
  readonly isAct?: true;
};
type Rule = (roles: Roles) => boolean;

const everyone: Rule = () => true;
const visitor: Rule = (roles) => roles.length === 0;
const has =
  (role: string): Rule =>
  (roles) =>
    roles.includes(role);
const buyer = has('buyer');
const supplier = has('supplier');
const trader: Rule = (roles) => buyer(roles) || supplier(roles);
const signedIn: Rule = (roles) => roles.length > 0;

const rules: readonly (Act & { readonly isFor: Rule })[] = [
  {
    isFor: buyer,
    isAct: true,
    to: '/procurement/rfq/new',
    label: text('New RFQ'),
    words: text('new request for quotation tender prices'),
  },
  {
    isFor: buyer,
    isAct: true,
    to: '/procurement/auctions/new',
    label: text('New reverse auction'),
    words: text('new bidding suppliers tender'),
  },
  {
    isFor: supplier,
    isAct: true,
    to: '/dashboard?role=supplier&tab=add-equipment',
    label: text('List a machine'),
    words: text('add equipment sell rent out listing'),
  },
  {
    isFor: supplier,
    isAct: true,
    to: '/equipment/import',
    label: text('Import machines from a spreadsheet'),
    words: text('excel csv upload listings'),
  },
  {
    isFor: (roles) => !supplier(roles) && !has('admin')(roles),
    isAct: true,
    to: '/marketplace/sell',
    label: text('Sell a machine'),
    words: text('add equipment sell rent out listing'),
  },
  {
    isFor: (roles) => visitor(roles) || trader(roles),
    isAct: true,
    to: '/auction/consign',
    label: text('Consign a machine'),
    words: text('sell at auction'),
  },
  { isFor: everyone, isAct: true, to: '/compare', label: text('Compare machines') },
  { isFor: visitor, isAct: true, to: '/login', label: text('Login'), words: text('sign in account') },
  {
    isFor: visitor,
    isAct: true,
    to: '/vendoronboarding',
    label: text('Sign Up'),
    words: text('register company account'),
  },

  { isFor: buyer, to: homePath('buyer'), label: text('Buyer dashboard'), words: text('my home tasks') },
  { isFor: supplier, to: homePath('supplier'), label: text('Supplier dashboard'), words: text('my home tasks') },
  { isFor: trader, to: '/procurement/orders', label: text('Purchase orders'), words: text('my orders po') },
  {
    isFor: trader,
    to: '/procurement/rfq',
    label: text('Requests for quotation'),
    words: text('rfq rfqs tenders invitations'),
  },
  {
    isFor: trader,
    to: '/procurement/auctions',
    label: text('Reverse auctions'),
    words: text('bidding suppliers tenders'),
  },
  { isFor: buyer, to: '/procurement/reports', label: text('Buying reports'), words: text('spend savings') },
  {
    isFor: buyer,
    to: '/procurement/suppliers',
    label: text('Your suppliers'),
    words: text('my suppliers lists scorecard'),
  },
  { isFor: buyer, to: '/dashboard?role=buyer&tab=bookings', label: text('My Bookings'), words: text('rentals hired') },
  {
    isFor: supplier,
    to: '/dashboard?role=supplier&tab=listings',
    label: text('My Listings'),
    words: text('my machines equipment'),
  },
  {
    isFor: supplier,
    to: '/dashboard?role=supplier&tab=bookings',
    label: text('Equipment Bookings'),
    words: text('rentals hired'),
  },
  {
    isFor: supplier,
    to: '/dashboard?role=supplier&tab=auctions',
    label: text('Consignments & Bids'),
    words: text('my lots auctions'),
  },
  { isFor: trader, to: '/auction/watch', label: text('My Watch List'), words: text('followed lots auctions') },
  { isFor: trader, to: '/dashboard?tab=messages', label: text('Messages'), words: text('chat conversations') },
  { isFor: trader, to: '/dashboard?tab=saved-searches', label: text('Saved Searches'), words: text('alerts') },
  {
    isFor: signedIn,
    to: '/settings',
    label: text('Settings'),
    words: text('account profile password team notifications'),
  },

  { isFor: everyone, to: '/marketplace', label: text('Marketplace'), words: text('buy machines equipment for sale') },
  { isFor: everyone, to: '/rentals', label: text('Rentals'), words: text('rent hire machines') },
  { isFor: everyone, to: '/browse-live-auctions', label: text('Live auctions'), words: text('bid lots') },
  { isFor: everyone, to: '/services', label: text('Services'), words: text('maintenance transport repair') },
  { isFor: visitor, to: '/e-procurement', label: text('E-Procurement'), words: text('rfq rfqs tenders invitations') },
  { isFor: everyone, to: '/supplier-network', label: text('Supplier Network'), words: text('companies dealers') },
  { isFor: everyone, to: '/buyer-network', label: text('Buyer Network'), words: text('companies contractors') },
  { isFor: everyone, to: '/experts-network', label: text('Experts Network'), words: text('engineers inspectors') },
  { isFor: everyone, to: '/help', label: text('Help'), words: text('questions support') },
  { isFor: everyone, to: '/contact-us', label: text('Contact us'), words: text('phone email support') },
];

/** Returns the acts and pages of the caller, acts first. */
export function listActs(roles: Roles): Act[] {
  return rules.filter(({ isFor }) => isFor(roles)).map(({ isFor, ...act }) => act);
}

const starts = ['/marketplace', '/help', '/contact-us'];

/** Returns the pages that are offered when nothing was found. */
export function listStarts(): Act[] {
  return listActs([]).filter(({ to }) => starts.includes(to));
}
