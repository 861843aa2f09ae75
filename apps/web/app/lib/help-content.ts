// Texts of the help pages, one area for each page. They claim only what the product does.
import { text } from './i18n/i18n.ts';

export const helpAreas = [
  {
    slug: 'start',
    title: text('Getting started'),
    line: text('What Rigsouq is and how to get started.'),
    entries: [
      {
        question: text('Who is Rigsouq for?'),
        answer: text(
          'Companies that buy, rent, sell, auction or service construction equipment in the Gulf. Anyone can browse. To send messages, bid or order, your company needs an account.',
        ),
      },
      {
        question: text('Can one company both buy and sell?'),
        answer: text(
          'Yes. An account can be a buyer, a supplier or both. Add the second role in your settings, then switch views in the dashboard.',
        ),
      },
      {
        question: text('What does Verified mean?'),
        answer: text(
          'Our team has checked the company’s trade licence and tax number. The badge does not cover individual machines, so inspect before you buy.',
        ),
      },
      {
        question: text('How do I add colleagues?'),
        answer: text(
          'The account owner invites them by email from the settings. Owners and managers make decisions; agents work on deals.',
        ),
      },
      {
        question: text('Is Rigsouq available in Arabic?'),
        answer: text(
          'Yes. All pages, emails and PDFs are available in Arabic. Switch language at the top of the page or in the footer.',
        ),
      },
    ],
  },
  {
    slug: 'buying',
    title: text('Buying a machine'),
    line: text('Searching, comparing, requesting quotes and inspections.'),
    entries: [
      {
        question: text('How do I find the right machine?'),
        answer: text(
          'Search by make, model or category and filter by country, year, hours and price. Save your search to get an email when new machines match.',
        ),
      },
      {
        question: text('How do I compare machines?'),
        answer: text(
          'Select Compare on up to {{compareMax}} machines to see their details side by side, with differences marked.',
        ),
      },
      {
        question: text('What is a quote?'),
        answer: text(
          'A price from the supplier for your request, valid until the date shown. When you accept it, both sides see each other’s contact details.',
        ),
      },
      {
        question: text('Can I inspect the machine first?'),
        answer: text(
          'Yes. Request an inspection with a date and time. The supplier confirms or proposes another time, and the report stays on your inspection page.',
        ),
      },
      {
        question: text('Does Rigsouq handle the payment?'),
        answer: text(
          'No. You agree payment directly with the supplier. Never pay for a machine you have not seen or had inspected.',
        ),
      },
    ],
  },
  {
    slug: 'renting',
    title: text('Renting'),
    line: text('Dates, prices, handover and return.'),
    entries: [
      {
        question: text('How is the rental price calculated?'),
        answer: text(
          'You choose the hourly, daily or weekly rate, or whole weeks with the remaining days at the daily rate where that costs less. One day counts as {{hoursADay}} hours. By the week alone, part of a week counts as a full week. Example: {{rentalDays}} days at {{dailyRate}} a day and {{weeklyRate}} a week cost {{combinedCost}} in weeks and days, {{weeklyCost}} by the week and {{dailyCost}} by the day.',
        ),
      },
      {
        question: text('Is the machine booked once I send a request?'),
        answer: text(
          'Not yet. The supplier confirms or declines. A request that is not answered within {{answerHours}} hours expires. Once confirmed, no one else can book the same dates.',
        ),
      },
      {
        question: text('What if I need the machine longer?'),
        answer: text(
          'Message the supplier before the last day. Until it is returned, the machine stays booked to you in the calendar, so no one else can book it.',
        ),
      },
    ],
  },
  {
    slug: 'selling',
    title: text('Selling and listing'),
    line: text('Listings that get found and inquiries that become deals.'),
    entries: [
      {
        question: text('How do I list a machine?'),
        answer: text(
          'Verify your email, then use the Add Equipment form for sale, rent or both, or import many machines from a CSV file. Sale, rental and auction share one calendar per machine, so it is never promised twice.',
        ),
      },
      {
        question: text('How do I get my listing found?'),
        answer: text(
          'Put make, model and year in the title, enter the hours shown on the meter, price it close to similar machines and add daylight photos. The price comparison on the listing shows how yours compares.',
        ),
      },
      {
        question: text('Who sees my contact details?'),
        answer: text(
          'Logged-in users with a verified email who choose to show them, and companies you make a deal with. Each view is counted.',
        ),
      },
      {
        question: text('Why is my company not verified yet?'),
        answer: text(
          'We check your licence and tax number and email you the result. Until then you can list and sell, but buyers see your machines only if they include unverified suppliers.',
        ),
      },
    ],
  },
  {
    slug: 'auctions',
    title: text('Auctions'),
    line: text('Bidding, maximum bids, reserves, extensions and log verification.'),
    entries: [
      {
        question: text('What do I need to bid?'),
        answer: text(
          'An account with a verified email. You can commit up to {{bidLimit}} across open lots; register to bid for a higher limit.',
        ),
      },
      {
        question: text('What is a maximum bid?'),
        answer: text(
          'The most you are willing to pay. We bid for you, one increment above the others and never more than needed. If two maximums are equal, the earlier one leads.',
        ),
      },
      {
        question: text('What is the reserve?'),
        answer: text(
          'The lowest price the seller accepts. It stays hidden, but you can see whether it has been met. If it is not met, the lot is not sold.',
        ),
      },
      {
        question: text('Why was the auction extended?'),
        answer: text(
          'A bid in the last {{softCloseMinutes}} minutes of an online auction extends it, so no one wins with a last-second bid. Extensions stop {{extensionMinutes}} minutes after the scheduled end.',
        ),
      },
      {
        question: text('How do I know the auction was fair?'),
        answer: text(
          'Every bid is recorded in a hash-chained log. After the auction, the result page shows the log and your browser can verify it.',
        ),
      },
      {
        question: text('I won an auction. What happens next?'),
        answer: text(
          'You and the seller see each other’s contact details, and your bid page shows the next steps: payment, then handover. If you do not pay on time, the lot is offered to the next bidder.',
        ),
      },
    ],
  },
  {
    slug: 'procurement',
    title: text('Procurement'),
    line: text('Requests for quotation, reverse auctions, orders and suppliers.'),
    entries: [
      {
        question: text('What does e-procurement cost?'),
        answer: text(
          'The first {{trialDays}} days are free. They start with the button on your dashboard or with your first request or reverse auction. Afterwards everything stays readable and open requests continue; new ones need a plan, which you ask for on your dashboard.',
        ),
      },
      {
        question: text('How does a request for quotation work?'),
        answer: text(
          'You list what you need, invite suppliers or open the request to all verified suppliers, and set a deadline. Responses stay sealed until then; no one can read them, not even Rigsouq. After the deadline they all open together for comparison.',
        ),
      },
      {
        question: text('What is two-envelope evaluation?'),
        answer: text(
          'Technical responses are opened and evaluated first. Prices are opened only for suppliers who qualify, so a low price does not influence the evaluation.',
        ),
      },
      {
        question: text('What is a reverse auction?'),
        answer: text(
          'Suppliers compete live for your order by lowering their prices. Each sees only its own rank and the time left. A late change in the top ranks extends the auction.',
        ),
      },
      {
        question: text('Who approves an order?'),
        answer: text(
          'Orders above the limit set by your account owner need approval from a second owner or manager. The person who proposed the order cannot approve it.',
        ),
      },
      {
        question: text('Which VAT rate applies to an order?'),
        answer: text(
          'The VAT rate of the delivery country on the day the order is issued. Later rate changes do not affect existing orders.',
        ),
      },
    ],
  },
  {
    slug: 'account',
    title: text('Account and security'),
    line: text('Passwords, two-step login, sessions and your data.'),
    entries: [
      {
        question: text('How do I protect my account?'),
        answer: text(
          'Turn on two-step login in your settings. Each login then asks for a code from your phone. Keep your recovery codes in a safe place.',
        ),
      },
      {
        question: text('I lost my phone.'),
        answer: text(
          'Log in with a recovery code and set up two-step login again. If you have no codes left, contact us. We’ll verify your identity first.',
        ),
      },
      {
        question: text('Someone accessed my account.'),
        answer: text(
          'End all other sessions in your settings and change your password. Every other device is logged out immediately. Then contact us.',
        ),
      },
      {
        question: text('Which emails will I get?'),
        answer: text(
          'Updates on your deals, as set under Notifications in your settings. Every search alert has a link to stop it.',
        ),
      },
    ],
  },
] as const;

export type HelpArea = (typeof helpAreas)[number];

export function findHelpArea(slug: string | undefined): HelpArea | undefined {
  return helpAreas.find((area) => area.slug === slug);
}

/** Returns the id of a question on the page of its area, for links to it. */
export function helpAnchor(at: number): string {
  return `question-${at + 1}`;
}
