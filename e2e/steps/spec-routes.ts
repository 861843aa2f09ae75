// Lists the routes of the product and what each kind of user sees there. The plain address is English, the one below /ar is Arabic.
// Names in braces are replaced by ids of demo rows (see `conformance-data.ts`).

export type UserKind = 'visitor' | 'buyer' | 'supplier' | 'both' | 'operator';

/** A page with its heading, or a redirect to the login with the reason that it shows. */
type Outcome = { heading: string | RegExp; says?: string } | { login: string };

export type Route = {
  path: string;
  /** The English text as it stands in the code; the test looks up its Arabic translation. A pattern is for headings with names, in English only. */
  heading: string | RegExp;
  /** The status of the document, 200 by default. */
  status?: number;
  /** The address to which this one redirects. */
  redirectsTo?: string;
  /** The notice that a visitor sees when redirected to the login. An empty text means no notice. */
  login?: string;
  /** The test opens the address only as these kinds of user. */
  openedBy?: readonly UserKind[];
  /** The row belongs to the account that opens it. `else` is the heading for an account that has no such row and opens one of another account. */
  own?: { of: OwnRow; else: string };
  exceptions?: Partial<Record<UserKind, Outcome>>;
  /** Failed answers that are part of the outcome, as 'status path'. */
  answers?: RegExp;
};

export type OwnRow = 'quote' | 'inspection' | 'booking' | 'consignment' | 'bid' | 'ownListing' | 'conversation';

const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const SETTINGS_LOGIN = 'Please log in to see your settings';
const DASHBOARD_LOGIN = 'Please log in to access the dashboard';
const anything = /\S/;
const members = ['visitor', 'buyer', 'supplier', 'both'] as const;

const front: Route[] = [
  { path: '/', heading: 'Construction Equipment Marketplace' },
  { path: '/welcome', heading: 'Welcome to Rigsouq' },
  { path: '/login', heading: 'Log in to Rigsouq' },
  { path: '/register', heading: 'Onboarding', redirectsTo: '/vendoronboarding' },
  { path: '/vendoronboarding', heading: 'Onboarding' },
  { path: '/vendoronboarding?role=supplier', heading: 'Onboarding' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password?token=abc', heading: 'Reset your password' },
  { path: '/verify-email?token=abc', heading: 'Verify your email', answers: /^400 \/api\/auth\/verify-email$/ },
  {
    path: '/accept-invitation?token=abc',
    heading: /link no longer works|Join your colleagues/,
    answers: /^4\d\d \/api\/auth\/invitation/,
  },
  { path: '/confirm-newsletter?token=abc', heading: 'Newsletter' },
  { path: '/stop-newsletter?token=abc', heading: 'Unsubscribe from the newsletter' },
  { path: '/stop-alerts?token=abc', heading: 'Stop search alerts' },
  { path: '/answer-request?token=abc', heading: 'A request for you', answers: /^400 \/api\/lead-forwards\/read$/ },
  { path: '/follow-request?token=abc', heading: 'Your request', answers: /^400 \/api\/lead-requests\/read$/ },
  { path: '/no-such-page', heading: '404', status: 404 },
];

const market: Route[] = [
  { path: '/marketplace', heading: /for sale$/ },
  { path: '/marketplace?category=excavators', heading: /Excavators for sale$/ },
  { path: '/marketplace?view=list&search=excavater', heading: /for sale$/ },
  { path: '/marketplace/buy', heading: 'Buy Construction Equipment' },
  { path: '/marketplace/sell', heading: 'Sell Your Equipment' },
  { path: '/rentals', heading: 'Equipment rentals' },
  { path: '/categories/excavators', heading: 'Excavators' },
  { path: '/categories/cranes', heading: 'Cranes' },
  { path: '/categories/bulldozers', heading: 'Bulldozers' },
  { path: '/categories/loaders', heading: 'Loaders' },
  { path: '/categories/trucks', heading: 'Dump Trucks' },
  { path: '/categories/dump-trucks', heading: 'Dump Trucks', redirectsTo: '/categories/trucks' },
  { path: '/categories/concrete-mixers', heading: 'Concrete Mixers' },
  { path: '/categories/boats', heading: '404', status: 404 },
  { path: '/equipment/{listing}', heading: anything },
  { path: '/equipment/{rental}?tab=specifications', heading: anything },
  { path: '/equipment/{listing}?tab=features', heading: anything },
  // The page asks a second time for a user who is logged in, because the machine may be a draft of the user's own company.
  {
    path: `/equipment/${UNKNOWN_ID}`,
    heading: 'Equipment not found',
    status: 404,
    answers: /^404 \/api\/equipment\//,
  },
  { path: '/buy/{listing}', heading: anything, redirectsTo: '/equipment/{listing}' },
  { path: '/compare', heading: 'Compare machines' },
  { path: '/compare?ids={listing},{rental}', heading: 'Compare machines' },
  { path: '/book/{rental}', heading: 'Book Equipment' },
  { path: '/book/{listing}', heading: 'This equipment is not available for rent' },
  { path: '/contact-seller/{listing}/{seller}', heading: 'Contact Supplier' },
  { path: '/contact-seller/{listing}/unknown', heading: 'Invalid equipment or supplier ID', status: 400 },
  { path: '/contact-seller', heading: /for sale$/, redirectsTo: '/marketplace' },
];

const auctions: Route[] = [
  { path: '/auctions', heading: 'Construction Equipment Auctions' },
  { path: '/browse-live-auctions', heading: 'Live auctions' },
  { path: '/browse-live-auctions?sortBy=most-bids', heading: 'Live auctions' },
  { path: '/register-to-bid', heading: 'Register to Bid' },
  { path: '/auction/bid/{lot}', heading: 'Place Your Bid' },
  { path: `/auction/bid/${UNKNOWN_ID}`, heading: 'Auction not found', status: 404 },
  { path: '/auction/results/{endedLot}', heading: 'Auction result' },
  { path: '/auction/watch', heading: 'My Watch List', login: 'Please log in to watch auctions' },
  { path: '/auction/consign', heading: 'Consign Your Equipment', login: 'Please log in to consign equipment' },
];

const companies: Route[] = [
  { path: '/buyer-network', heading: 'Buyer Network' },
  { path: '/supplier-network', heading: 'Supplier Network' },
  { path: '/explore-network', heading: 'Explore Supplier Network' },
  { path: '/explore-buyers', heading: 'Explore Buyers' },
  { path: '/become-supplier', heading: 'Put your machines in front of buyers across the Gulf' },
  { path: '/join-buyer-network', heading: 'Join the Buyer Network' },
  { path: '/supplier-profile/{seller}', heading: anything },
  { path: '/supplier-profile/{seller}?tab=contact', heading: anything },
  { path: `/supplier-profile/${UNKNOWN_ID}`, heading: 'Supplier Not Found', status: 404 },
  { path: '/supplier/{seller}', heading: anything, redirectsTo: '/supplier-profile/{seller}' },
  { path: '/buyer/{buyer}', heading: anything },
  { path: '/buyer/{buyer}?tab=needs', heading: anything },
  { path: '/buyer/{buyer}?tab=projects', heading: anything },
  { path: `/buyer/${UNKNOWN_ID}`, heading: 'Buyer Not Found', status: 404 },
  { path: '/buyer', heading: 'Buyer Not Found', status: 404 },
  { path: '/buyer-contact', heading: 'Explore Buyers', redirectsTo: '/explore-buyers' },
  { path: '/buyer-contact/{buyer}', heading: /^Contact / },
  { path: `/buyer-contact/${UNKNOWN_ID}`, heading: 'Buyer Not Found', status: 404 },
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/contact-us/{seller}', heading: /^Contact / },
  { path: `/contact-us/${UNKNOWN_ID}`, heading: 'Supplier Not Found', status: 404 },
  {
    path: '/buyer-profile',
    heading: anything,
    login: '',
    exceptions: { supplier: { login: '' } },
    answers: /^404 \/api\/auth\/buyerprofile\//,
  },
  {
    path: '/profile',
    heading: 'Your Profile',
    login: 'Please log in to update your profile.',
    exceptions: {
      buyer: {
        heading: 'Your Profile',
        says: 'This page is for suppliers. Add the supplier role to your company to fill it in.',
      },
    },
  },
];

const marketing: Route[] = [
  { path: '/help', heading: 'Help' },
  { path: '/help/auctions', heading: 'Auctions' },
  { path: '/help/no-such-area', heading: '404', status: 404 },
  { path: '/terms', heading: 'Terms and Conditions' },
  { path: '/terms/auctions', heading: 'Auction Terms' },
  { path: '/terms/rentals', heading: 'Rental Terms' },
  { path: '/terms/no-such-document', heading: '404', status: 404 },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/cookies', heading: 'Cookies' },
  { path: '/services', heading: 'Services that keep machines working' },
  { path: '/find-service-providers', heading: 'Find Service Providers' },
  { path: '/register-as-provider', heading: 'Register as a Provider' },
  { path: '/post-service-request', heading: 'Post a Service Request' },
  { path: '/join-as-service-provider', heading: 'Join as a Service Provider' },
  { path: '/experts-network', heading: 'Experts Network' },
  { path: '/find-experts', heading: 'Find an Expert' },
  { path: '/join-as-expert', heading: 'Join as an Expert' },
  { path: '/procurement', heading: 'E-Procurement for construction equipment' },
  { path: '/e-procurement', heading: 'E-Procurement for construction equipment' },
  { path: '/start-free-trial', heading: 'Start Your Free Trial' },
  { path: '/request-demo', heading: 'Request a Demo' },
  {
    path: '/procurement/rfq',
    heading: 'Requests for quotation',
    login: 'Please log in to see requests for quotation.',
  },
  { path: '/procurement/suppliers', heading: 'Your suppliers', login: 'Please log in to see your suppliers' },
  {
    path: '/procurement/auctions',
    heading: 'Reverse auctions',
    login: 'Please log in to see reverse auctions.',
  },
  { path: '/procurement/reports', heading: 'Buying reports', login: 'Please log in to see your buying reports' },
];

const tab = (query: string, only: readonly UserKind[]): Route => ({
  path: `/dashboard?${query}`,
  heading: 'Dashboard',
  login: DASHBOARD_LOGIN,
  openedBy: only,
});
const dashboard: Route[] = [
  { path: '/dashboard', heading: 'Dashboard', login: DASHBOARD_LOGIN },
  tab('role=buyer&tab=procurement&list=rfq', ['buyer', 'both']),
  tab('role=buyer&tab=procurement&list=suppliers', ['both']),
  tab('role=buyer&tab=procurement&list=auctions', ['both']),
  tab('role=buyer&tab=procurement&list=needs', ['buyer', 'both']),
  tab('role=buyer&tab=procurement&list=projects', ['buyer', 'both']),
  tab('role=buyer&tab=inquiries', ['buyer', 'both']),
  tab('role=buyer&tab=inquiries&list=inspections', ['buyer', 'both']),
  tab('role=buyer&tab=bookings', ['buyer', 'both']),
  tab('role=buyer&tab=messages', ['buyer', 'both']),
  tab('role=supplier&tab=listings', ['supplier', 'both']),
  tab('role=supplier&tab=add-equipment', ['supplier', 'both']),
  tab('role=supplier&tab=auctions', ['supplier', 'both']),
  tab('role=supplier&tab=auctions&list=bids', ['supplier', 'both']),
  tab('role=supplier&tab=inquiries', ['supplier', 'both']),
  tab('role=supplier&tab=inquiries&list=inspections', ['supplier', 'both']),
  tab('role=supplier&tab=bookings', ['supplier', 'both']),
  tab('role=supplier&tab=messages', ['supplier', 'both']),
  tab('tab=saved-searches', ['both']),
  tab('tab=profile', ['buyer', 'supplier', 'both']),
  { path: '/settings', heading: 'Settings', redirectsTo: '/settings/company', login: SETTINGS_LOGIN },
  ...['company', 'team', 'security', 'notifications', 'licences', 'data'].map((page) => ({
    path: `/settings/${page}`,
    heading: 'Settings',
    login: SETTINGS_LOGIN,
  })),
  {
    path: '/equipment/import',
    heading: 'Import from CSV',
    login: DASHBOARD_LOGIN,
    exceptions: {
      buyer: {
        heading: 'Import from CSV',
        says: 'This page is for suppliers. Add the supplier role to your company to import machines here.',
      },
    },
  },
  {
    path: '/equipment/{ownListing}/edit',
    heading: 'Edit listing',
    login: DASHBOARD_LOGIN,
    own: { of: 'ownListing', else: '404' },
  },
  { path: '/quotes/{quote}', heading: anything, login: DASHBOARD_LOGIN, own: { of: 'quote', else: 'Quote not found' } },
  {
    path: '/inspections/{inspection}',
    heading: anything,
    login: DASHBOARD_LOGIN,
    own: { of: 'inspection', else: 'Inspection not found' },
  },
  {
    path: '/bookings/{booking}',
    heading: anything,
    login: DASHBOARD_LOGIN,
    own: { of: 'booking', else: 'Booking not found' },
  },
  {
    path: '/consignments/{consignment}',
    heading: anything,
    login: DASHBOARD_LOGIN,
    own: { of: 'consignment', else: 'Consignment not found' },
  },
  { path: '/bids/{bid}', heading: anything, login: DASHBOARD_LOGIN, own: { of: 'bid', else: 'Bid not found' } },
  {
    path: '/messages/{conversation}',
    heading: anything,
    login: 'Please log in to send a message.',
    own: { of: 'conversation', else: '' },
  },
];

const refused = { both: { heading: 'This page is for Rigsouq operators' } };
const desk = (path: string, heading: string | RegExp): Route => ({
  path,
  heading,
  login: 'Please log in to continue',
  exceptions: refused,
  openedBy: ['visitor', 'both', 'operator'],
});
const admin: Route[] = [
  desk('/admin', 'Work queue'),
  desk('/admin?kind=lead', 'Work queue'),
  desk('/admin/companies', 'Companies'),
  desk('/admin/companies?standing=approved', 'Companies'),
  desk('/admin/companies/{seller}', anything),
  desk('/admin/leads', 'Leads'),
  desk('/admin/directory', 'Directory'),
  desk('/admin/newsletter', 'Newsletter'),
  desk('/admin/marketing-numbers', 'Marketing numbers'),
  desk('/admin/lots', 'Auctions'),
  desk('/admin/bidders', 'Bidders'),
  desk('/admin/reports', 'Reports'),
  desk('/admin/licences', 'Licences'),
  desk('/admin/settlements', 'Settlements'),
  desk('/admin/lots/{lot}', anything),
  desk('/admin/orders', 'Orders'),
  desk('/admin/bookings', 'Bookings'),
  desk('/admin/bookings/{booking}', anything),
  desk('/admin/listings', 'Listings taken down'),
  desk('/admin/listings/{listing}', anything),
  desk('/admin/search?q=excavator', 'Search results'),
  desk('/admin/rates', 'Rates'),
  desk('/admin/jobs', 'Failed jobs'),
  desk('/admin/health', 'Health'),
  desk('/admin/operators', 'Operators'),
];

/**
 * A page that needs no login is the same for all users who are logged in, so the account with both roles opens it for all of them. An operator
 * without a company opens only the desk; conformance.spec tests separately that other pages refuse this operator.
 */
export const routes: readonly Route[] = [
  ...front,
  ...market,
  ...auctions,
  ...companies,
  ...marketing,
  ...dashboard,
  ...admin,
].map((route) => ({ openedBy: route.login === undefined ? ['visitor', 'both'] : members, ...route }));
