// Texts of the help pages, one area for each page. They claim only what the product does.
import { text } from '../../lib/i18n.ts';

export const helpAreas = [
  {
    slug: 'start',
    title: text('Getting started'),
    line: text('What Rigsouq is, and the first things to do.'),
    entries: [
      {
        question: text('Who is Rigsouq for?'),
        answer: text(
          'For companies that buy, rent, sell or auction construction equipment in the Gulf, and for those who service it. Anybody may look; to write, bid or order your company needs an account.',
        ),
      },
      {
        question: text('Can one company buy and sell?'),
        answer: text(
          'Yes. An account may be buyer, supplier or both. Add the second role in the profile; the dashboard then has a switch between the two views.',
        ),
      },
      {
        question: text('What does Verified mean?'),
        answer: text(
          'A person of our team has checked the trade licence and the tax number of the company. It says nothing about a single machine: inspect before you buy.',
        ),
      },
      {
        question: text('How do colleagues get in?'),
        answer: text(
          'The owner or a manager invites them by e-mail in the profile. Owners and managers decide; agents work on deals.',
        ),
      },
      {
        question: text('Does it work in Arabic?'),
        answer: text(
          'All of it: pages, letters and papers. The language switch is at the top and in the footer, and every address has its Arabic page.',
        ),
      },
    ],
  },
  {
    slug: 'buying',
    title: text('Buying a machine'),
    line: text('Searching, comparing, asking for a quote, inspecting.'),
    entries: [
      {
        question: text('How do I find the right machine?'),
        answer: text(
          'Search by make, model or kind; narrow down by country, year, hours and price. Save the search, and new machines that match come to you by e-mail.',
        ),
      },
      {
        question: text('How do I compare?'),
        answer: text(
          'Tick up to four machines and open the comparison: the same facts side by side, with differences marked.',
        ),
      },
      {
        question: text('What is a quote?'),
        answer: text(
          'A price that the supplier names for your request, valid until a day that stands on it. When you accept it, both sides see each other’s contact details.',
        ),
      },
      {
        question: text('Can I look at the machine first?'),
        answer: text(
          'Ask for an inspection with a day and a time. The supplier confirms or proposes another; the report stays with the deal.',
        ),
      },
      {
        question: text('Does Rigsouq handle the payment?'),
        answer: text(
          'No. You pay the supplier as you agree. Never pay for a machine that you have not seen or had inspected.',
        ),
      },
    ],
  },
  {
    slug: 'renting',
    title: text('Renting'),
    line: text('Days, prices, hand-over and return.'),
    entries: [
      {
        question: text('How is the price of a rental made?'),
        answer: text(
          'From the daily, weekly and monthly prices of the machine: the days that you choose are put together from whichever costs least.',
        ),
      },
      {
        question: text('Is the machine mine once I have asked?'),
        answer: text(
          'Not yet. The supplier confirms or declines; a request that nobody answers lapses by itself. Once it is confirmed, nobody else can book the same days.',
        ),
      },
      {
        question: text('What if I need it longer?'),
        answer: text(
          'Write to the supplier before the last day. What has not come back stays bound to you in the calendar, so nobody else is promised the machine meanwhile.',
        ),
      },
    ],
  },
  {
    slug: 'selling',
    title: text('Selling and listing'),
    line: text('Listings that are found, and enquiries that become deals.'),
    entries: [
      {
        question: text('How do I list a machine?'),
        answer: text(
          'With the form, for sale, for rent or both; or many at once from a table (CSV). The same machine is never listed twice: sale, rental and auction share one calendar.',
        ),
      },
      {
        question: text('What makes a listing found?'),
        answer: text(
          'Make, model and year in the title, hours as the meter shows them, a price near what similar machines ask, and photos in daylight. The price check shows you where you stand.',
        ),
      },
      {
        question: text('Who sees my contact details?'),
        answer: text(
          'Signed-in members who ask for them, and whoever you agree a deal with. Each look is counted, and you see how many there were.',
        ),
      },
      {
        question: text('Why is my company not verified yet?'),
        answer: text(
          'Our team checks licence and tax number and writes to you. Until then you can list and sell; buyers see your machines when they include suppliers not yet verified.',
        ),
      },
    ],
  },
  {
    slug: 'auctions',
    title: text('Auctions'),
    line: text('Bidding, maximums, reserves, extensions and the proof.'),
    entries: [
      {
        question: text('What do I need to bid?'),
        answer: text(
          'An account with a proved e-mail. You may have up to $25,000 at stake in open lots; register to bid for a higher limit.',
        ),
      },
      {
        question: text('What is a maximum bid?'),
        answer: text(
          'The most that you would pay. We bid for you, one step above the others, and never more than needed. Of two equal maximums the earlier one leads.',
        ),
      },
      {
        question: text('What is the reserve?'),
        answer: text(
          'The least for which the seller sells. Nobody sees it; you see whether it is met. Below it the lot passes without a sale.',
        ),
      },
      {
        question: text('Why did the end move?'),
        answer: text(
          'A bid in the last minutes extends the lot, so that nobody wins by being the last to press. Extensions end an hour after the first end.',
        ),
      },
      {
        question: text('How can I know that it was fair?'),
        answer: text(
          'Every bid is a line of a log chained by hashes. After the end the result page shows it, and your own browser checks it.',
        ),
      },
      {
        question: text('I have won. What now?'),
        answer: text(
          'You and the seller see each other’s contact details, and the settlement shows the steps: payment, release of the machine. Whoever does not pay loses the lot to the next bidder.',
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
        question: text('How does a request for quotation run?'),
        answer: text(
          'You describe lines, invite suppliers or open it to all verified ones, and set a deadline. Answers are sealed until then: nobody reads them, not even we. Afterwards all are opened together and compared.',
        ),
      },
      {
        question: text('What are two envelopes?'),
        answer: text(
          'The technical answer is opened and judged first; prices only of those who passed. So a low price does not colour the judgement.',
        ),
      },
      {
        question: text('What is a reverse auction?'),
        answer: text(
          'Suppliers bid each other down for your order, live. Each sees its own rank and the time, and nothing of the others. A late change among the first ranks extends it.',
        ),
      },
      {
        question: text('Who approves an order?'),
        answer: text(
          'Above a limit that the owner of your account sets, a second owner or manager has to agree. Who proposed it cannot approve it.',
        ),
      },
      {
        question: text('Which VAT is on an order?'),
        answer: text(
          'That of the country of delivery on the day of issue. A rate that changes later changes no order.',
        ),
      },
    ],
  },
  {
    slug: 'account',
    title: text('Account and security'),
    line: text('Passwords, the second factor, sessions and your data.'),
    entries: [
      {
        question: text('How do I protect my account?'),
        answer: text(
          'Set up the second factor in the profile: a code from your phone at each login. Keep the recovery codes on paper.',
        ),
      },
      {
        question: text('I lost my phone.'),
        answer: text(
          'Log in with one of the recovery codes and set the second factor up anew. Without codes, write to us: we check who you are first.',
        ),
      },
      {
        question: text('Somebody was in my account.'),
        answer: text(
          'End all sessions in the profile and change the password: every other device is logged out at once. Then write to us.',
        ),
      },
      {
        question: text('Which letters do I get?'),
        answer: text(
          'What happens in your deals, by the choices under Notifications in the profile. Search alerts carry a link that stops them.',
        ),
      },
    ],
  },
] as const;

export type HelpArea = (typeof helpAreas)[number];

export function findHelpArea(slug: string | undefined): HelpArea | undefined {
  return helpAreas.find((area) => area.slug === slug);
}
