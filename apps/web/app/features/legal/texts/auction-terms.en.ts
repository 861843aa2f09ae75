import { currentBidding } from '@rigsouq/contract/auctions/bidding-versions';
import { DEFAULT_BID_LIMIT } from '@rigsouq/contract/auctions/calls';
import { PAYMENT_DAYS, SECOND_CHANCE_HOURS } from '@rigsouq/contract/auctions/consignments';
import { formatDollars } from '../../../lib/format/format.ts';
import type { LegalText } from '../legal-text.ts';

const { increments, softCloseMinutes, maxExtensionMinutes } = currentBidding;

export const auctionTermsEn: LegalText = {
  summary:
    'The rules for bidding, consigning and paying in auctions on Rigsouq, in addition to the Terms and Conditions.',
  sections: [
    {
      id: 'parties',
      title: 'Who takes part',
      body: [
        'The seller is the company that consigns a machine. The buyer is the company whose bid wins. The contract of sale is between these two. Rigsouq runs the auction and is not a party to the sale.',
        'Members of Rigsouq’s team never bid. The seller and the members of its company cannot bid on their own machine, and suspended companies cannot bid.',
      ],
    },
    {
      id: 'limit',
      title: 'Registration and bidding limit',
      body: [
        `A member with a verified email may bid. The open commitment of a company is at most ${formatDollars(DEFAULT_BID_LIMIT)} until we raise its limit. It is the sum of its maximum bids on open auctions where it leads, plus the new bid.`,
        'To get a higher limit, register to bid. Our team checks the registration and sets the limit. We may refuse a registration.',
      ],
    },
    {
      id: 'binding',
      title: 'Bids are binding',
      body: [
        'Bids are in whole US dollars. An accepted bid cannot be withdrawn. If it wins, your company must buy the machine at the final price.',
        'Inspect the machine, or have it inspected, before you bid. The description comes from the seller.',
        'The clock of our database decides whether a bid came in time. A bid that was not accepted has no effect.',
      ],
    },
    {
      id: 'maximum',
      title: 'Maximum bids',
      body: [
        'In an online auction you can set a maximum. We bid for you up to it, only as much as needed: the price is the second-highest maximum plus one increment, and never more than the highest maximum. Of equal maximums the earlier one leads. Raising your own maximum while you lead does not change the price.',
        'If you offer a higher amount yourself, the price rises at least to your offer. When a maximum reaches the reserve, the price rises to the reserve.',
        'Only you see your maximum.',
      ],
    },
    {
      id: 'increments',
      title: 'Increments',
      body: [
        'The first bid is at least the starting price. Every further bid is at least the current price plus the increment, which depends on the current price:',
        increments.map(([from, increment]) => `from ${formatDollars(from)}: ${formatDollars(increment)}`),
        'The rules that a lot was opened under apply to it until its end. They are in the first line of its log.',
      ],
    },
    {
      id: 'end',
      title: 'End and extension',
      body: [
        `A bid that is accepted in the last ${softCloseMinutes.online} minutes of an online auction moves the end to ${softCloseMinutes.online} minutes after it. In a live auction this is ${softCloseMinutes.live} minute. The end moves by at most ${maxExtensionMinutes} minutes in total. Every extension is shown.`,
      ],
    },
    {
      id: 'kinds',
      title: 'Live and sealed auctions',
      body: [
        'A live auction has no maximum bids: you make every bid yourself.',
        'In a sealed auction each bidder gives one amount and may change it until the end. Before the end no other user sees amounts, the number of bids or the state of the reserve, not the seller and not our team. The highest amount wins; of equal amounts the earlier one wins. The end is not extended.',
      ],
    },
    {
      id: 'reserve',
      title: 'Reserve',
      body: [
        'The seller sets a reserve, the lowest price at which the machine is sold. Only the seller and our auctions team know it. In online and live auctions you see whether it has been met. If it is not met, the machine is not sold.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and collection',
      body: [
        `When an auction is won, buyer and seller see each other’s contact details. The buyer pays the seller directly within ${PAYMENT_DAYS} days and informs us. Rigsouq receives no money.`,
        'The seller keeps the machine until the payment is confirmed on Rigsouq. Then the two companies agree on collection. Transport, insurance, export documents and taxes are agreed between them.',
      ],
    },
    {
      id: 'default',
      title: 'If the buyer does not pay',
      body: [
        'If the buyer does not pay in time, we may record the default. The machine can then be offered to the next bidder, or released to the seller. We may suspend a company that defaults. [[Counsel: claims of the seller against the defaulting buyer]]',
        `A next bidder gets a second-chance offer at its own highest bid and has ${SECOND_CHANCE_HOURS} hours to accept or decline it. Declining costs nothing. Accepting is binding, and the days for payment start then.`,
        'If the winner is suspended when the auction ends, the same applies.',
      ],
    },
    {
      id: 'log',
      title: 'The public log',
      body: [
        'Every bid and every step of an auction is a line of a log that is only added to. Each line contains the hash of the line before it. After the end, every user can read the log on the result page and verify it in the browser.',
        'Bidders are numbers in the log. Names, maximums and the reserve are in it only as hashes. The log is kept for ever, because the results of others depend on it.',
      ],
    },
    {
      id: 'consignors',
      title: 'Duties of the seller',
      body: [
        [
          'You may sell the machine, and it is free of rights of others, or you say which exist.',
          'Description, serial number, hours, condition and photos are true.',
          'You let bidders inspect the machine and do not sell it elsewhere while it is in the auction.',
          'You do not bid on it, and no other person bids for you.',
          'You hand it over as described after the payment is confirmed.',
        ],
        'Our team accepts or rejects a consignment and sets the starting price and the dates. You can withdraw it until we have decided. After that, contact us.',
        'We may cancel an auction, for example if the machine or the description is not as stated. All bids on it end then.',
      ],
    },
  ],
  changes: [{ version: 1, date: '2026-11-18', what: 'First version.' }],
};
