import { providerPlans } from '@rigsouq/contract/directory/lists';
import { INVITATION_DAYS } from '@rigsouq/contract/identity/members';
import { TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import { OVERTIME_END_MINUTES } from '@rigsouq/contract/reverse-auctions/calls';
import { LICENCE_REMINDERS } from '@rigsouq/contract/trust/licences';
import { REVIEW_DAYS } from '@rigsouq/contract/trust/reviews';
import { formatDollars } from '../../../lib/format/format.ts';
import type { LegalText } from '../legal-text.ts';

export const termsEn: LegalText = {
  summary:
    'The agreement between Rigsouq and every company that uses it to buy, rent, sell, auction or procure construction equipment.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        'Rigsouq is an online marketplace for construction equipment in the Gulf. It is operated by [[Counsel: legal name of the operating company, registration number, registered address]]. In these terms “we” means this company. “You” means the company that has an account, and each of its members.',
        'Rigsouq is for companies. By opening an account you confirm that you act for a company and may bind it.',
      ],
    },
    {
      id: 'documents',
      title: 'Which documents apply',
      body: [
        'The Auction Terms also apply when you bid or consign a machine. The Rental Terms also apply when you rent a machine or offer one for rent. Where they differ from these terms, they come first.',
        'The Privacy Policy says how we use personal data. The page Cookies says what is stored in your browser.',
        'Every document exists in English and in Arabic. [[Counsel: which language prevails where the two differ]]',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and members',
      body: [
        `The account belongs to the company. Its first member is the owner. The owner invites colleagues by email. An invitation works once, within ${INVITATION_DAYS} days.`,
        [
          'An owner may do everything, and invites, changes and removes members.',
          'A manager edits the profile and approves awards that another member proposed.',
          'An agent does business for the company and reads the profile.',
        ],
        'The company answers for what its members do. Give every colleague an own login, keep passwords and recovery codes secret, and remove members who leave. Contact us without delay if another person has used your account.',
        'What you enter about your company must be true and up to date.',
      ],
    },
    {
      id: 'verified-email',
      title: 'Verified email',
      body: [
        'We send a link to every new email address. Until you open it, you can browse, save and compare machines, write messages and ask for quotes.',
        'What binds your company needs a verified email: bids, bookings, giving or accepting a quote, answers to requests for quotation, offers in reverse auctions, awards, and the acceptance of orders. Only members with a verified email publish listings and see the contact details of other companies.',
      ],
    },
    {
      id: 'verified-badge',
      title: 'What the Verified badge means',
      body: [
        'The badge says that our team has checked the trade licence and the tax number of the company. Approval as a buyer and approval as a supplier are separate.',
        'The badge says nothing about a machine, a price, the quality of work or the ability to pay. It is not a guarantee. Inspect a machine before you buy it.',
        `The badge ends when the licence expires; we send reminders ${LICENCE_REMINDERS.join(', ')} days before. It also ends when the legal name, the licence or the tax number changes, until we have checked the company again.`,
        'Companies without the badge can use Rigsouq. Visitors see their machines only after they choose to include suppliers that are not verified.',
      ],
    },
    {
      id: 'listings',
      title: 'Listings and true statements',
      body: [
        'If you list a machine, you must have the right to sell it or rent it out. Make, model, year, hours, condition, serial number, photos, place and price must be true. Correct a listing when something changes.',
        'A machine has one calendar for sale, rental and auction. What is reserved in it cannot be offered to another company for the same time.',
        'You give us the right to show your texts and photos on Rigsouq, in search results and in link previews while they are listed. We encode photos again and remove hidden data from them.',
      ],
    },
    {
      id: 'quotes',
      title: 'Messages, quotes and inspections',
      body: [
        'A quote is the supplier’s offer. It is valid until the end of the day that it names, in the country of the machine. When the buyer accepts it, the two companies have a contract with each other, and each sees the contact details of the other.',
        'An inspection is agreed between the two companies. The supplier writes its report and answers for it. We do not inspect machines.',
        'Messages are for business about a machine or a deal. Do not use them for advertising.',
      ],
    },
    {
      id: 'procurement',
      title: 'Requests, reverse auctions and orders',
      body: [
        'Answers to a request for quotation stay sealed until the deadline. Before that only the supplier that gave an answer can read it. With two envelopes, the prices of suppliers that did not qualify stay sealed.',
        `In a reverse auction each supplier sees its own rank, its own offers and the time, not the names or prices of others. A change in the top ranks in the last minutes extends the end, by at most ${OVERTIME_END_MINUTES} minutes in total. Offers are binding.`,
        'An award issues a purchase order from the buyer to the supplier. The contract exists when the supplier accepts the order. An accepted order cannot be cancelled on Rigsouq. The VAT rate on an order is that of the country of delivery on the day of issue; each company remains responsible for its own taxes.',
      ],
    },
    {
      id: 'not-a-party',
      title: 'Contracts are between the companies',
      body: [
        'Every sale, rental, auction sale and purchase order is a contract between the two companies. Rigsouq is not a party to it, does not own the machines and does not represent either side.',
        'Rigsouq does not receive, hold or pay out money. The companies agree and make payments between themselves. Our team never bids, books, buys or sells.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      body: [
        `After a completed deal each side may review the other once, within ${REVIEW_DAYS} days. Both reviews are published together: when both are written, otherwise when the ${REVIEW_DAYS} days are over.`,
        'A review must be true and about the deal. A published review is not changed; the reviewed company may reply once. Do not offer or ask for anything in return for a review.',
      ],
    },
    {
      id: 'prohibited',
      title: 'What is not allowed',
      body: [
        [
          'False statements about a company, a machine, a price or a document.',
          'Machines that are stolen, that you may not sell, or whose trade is forbidden by law or sanctions.',
          'Bids on your own machine, agreements between bidders or suppliers about prices, and offers that you do not intend to keep.',
          'Collecting data with robots, collecting contact details for advertising, or using another company’s account.',
          'Attacks on the service, harmful files, or attempts to get around limits and access rules.',
          'Content that is illegal, insulting or infringes the rights of others.',
        ],
      ],
    },
    {
      id: 'take-down',
      title: 'Take-down and suspension',
      body: [
        'Members can report machines, messages, reviews and companies. Our team decides on every report: nothing wrong, taken down, or account suspended. We record each decision.',
        'When we take down a listing, you see the reason. When we suspend a company, its members are logged out, and it no longer appears in the marketplace. Deals that were already made stay valid between the companies.',
        'Contact us if you think a decision is wrong. [[Counsel: notice periods and form of the objection]]',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      body: [
        'Rigsouq charges no fee today for accounts, listings, messages, quotes, rentals, auctions or orders: no commission and no buyer’s premium.',
        `Plans for service providers have the prices shown on their page: ${providerPlans.map(({ price }) => formatDollars(price)).join(', ')} a month. A plan starts only after you have asked for it and we have confirmed it. The free trial of e-procurement lasts ${TRIAL_DAYS} days, starts when your company starts it or publishes its first request, and ends without a payment. Rigsouq takes no card details.`,
        'We announce a new fee in a new version of these terms before it applies.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'We work to keep Rigsouq available, correct and secure, but not without interruption. Times, such as the end of an auction, are decided by the clock of our database.',
        'You may stop using Rigsouq at any time. Open deals, bids and orders must still be completed. To close an account, contact us; the Privacy Policy says what we must keep.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: ['[[Counsel: limits of liability, exceptions required by law, indemnities]]'],
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: ['[[Counsel: governing law, competent courts or arbitration, language of proceedings]]'],
    },
    {
      id: 'new-versions',
      title: 'Changes of these terms',
      body: [
        'A changed text gets a new version number and date, and a line in the list below that says what changed. We then ask members for their consent again. A deal stays under the version that applied when it was made.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Use the page Contact us. [[Counsel: postal address and email for legal notices]]'],
    },
  ],
  changes: [{ version: 1, date: '2026-11-18', what: 'First version.' }],
};
