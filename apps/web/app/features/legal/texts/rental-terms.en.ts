import { ANSWER_HOURS, BOOKING_DAYS_MAX, CONDITION_PHOTOS_MAX } from '@rigsouq/contract/rentals/calls';
import { DAYS_A_WEEK, HOURS_A_DAY } from '@rigsouq/kernel/rental-price';
import type { LegalText } from '../legal-text.ts';

export const rentalTermsEn: LegalText = {
  summary:
    'The rules for booking, handing over and returning machines on Rigsouq, in addition to the Terms and Conditions.',
  sections: [
    {
      id: 'parties',
      title: 'Who takes part',
      body: [
        'The rental contract is between the buyer, which rents the machine, and the supplier, which rents it out. Rigsouq keeps the calendar and the records and is not a party to the contract.',
        'To book, a member needs a verified email. Rigsouq receives no money: the two companies agree and make the payment between themselves.',
      ],
    },
    {
      id: 'request',
      title: 'Request and hold',
      body: [
        `A booking starts as a request. It holds its days in the calendar for ${ANSWER_HOURS} hours. In this time the supplier confirms or declines it. A request without an answer ends after ${ANSWER_HOURS} hours, or when its days are over, and the days become free.`,
        'The contract exists when the supplier confirms the request. Then no other company can book the same days.',
        `A rental lasts at most ${BOOKING_DAYS_MAX} days.`,
      ],
    },
    {
      id: 'price',
      title: 'Price',
      body: [
        'The price is the rate that you choose, multiplied by the length of the rental:',
        [
          `hourly rate: number of days × ${HOURS_A_DAY} hours × rate`,
          'daily rate: number of days × rate',
          `weekly rate: number of weeks × rate; a started week of ${DAYS_A_WEEK} days counts as a full week`,
        ],
        'A rental costs at least one day. The server computes the price from the rates at the time of the booking. A later change of the rates does not change the booking. Transport, operator, fuel, insurance and taxes are included only if the two companies agree on it.',
      ],
    },
    {
      id: 'days',
      title: 'Days of delivery and return',
      body: [
        'Days are calendar days in the country of the machine. The rental runs from the start day up to the end day: the machine is due back at the start of the end day. A rental with the same start and end day takes that one day.',
        'The buyer names the delivery address and special requirements in the booking. Who transports the machine, and when, is agreed between the two companies.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      body: [
        'Both sides can cancel a requested or confirmed booking on Rigsouq before the rental starts. The other side is notified and the days become free. [[Counsel: costs of a late cancellation]]',
        'After the start a booking cannot be cancelled. The buyer can end the hire early by off-hire.',
      ],
    },
    {
      id: 'off-hire',
      title: 'Off-hire and return',
      body: [
        'With off-hire the buyer ends the hire today. The cost becomes that of the days up to today, at least one day. The supplier then collects the machine. Off-hire cannot be undone.',
        'The supplier records the return, which completes the rental. Without off-hire, a machine that is returned late costs the days until the return, at the agreed rate; a machine that is returned early costs what was agreed.',
        'A machine that is not returned at the end is overdue and stays reserved in the calendar until the supplier has it back or the next reservation starts.',
      ],
    },
    {
      id: 'photos',
      title: 'Photos of the condition',
      body: [
        `Both sides can add photos before and after the rental, up to ${CONDITION_PHOTOS_MAX} for each time. Only the two companies can see them. We recommend that both add photos at the handover and at the return.`,
      ],
    },
    {
      id: 'damage',
      title: 'Damage, insurance and safe use',
      body: [
        'Damage, loss, breakdown and insurance are matters between the two companies. Rigsouq does not decide about them and pays nothing. The record of the booking, with its photos and times, is open to both sides.',
        'The supplier hands over a machine that is safe and as described. The buyer uses it as intended, with trained operators, and follows the safety rules of the place. [[Counsel: liability between the companies if they have agreed nothing]]',
      ],
    },
  ],
  changes: [{ version: 1, date: '2026-11-18', what: 'First version.' }],
};
