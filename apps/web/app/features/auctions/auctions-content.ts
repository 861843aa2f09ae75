// Texts that explain briefly how an auction works and why it is fair. Every claim here must match the bidding rules.
import { IconClockPlus, IconClockShield, IconEyeOff, IconLink, IconTrendingUp, IconUserOff } from '@tabler/icons-react';
import { text } from '../../lib/i18n.ts';

export const steps = [
  {
    title: text('Look at the machine'),
    line: text('Photos, hours, condition and every bid so far stand on the page of the lot.'),
  },
  {
    title: text('Get your limit'),
    line: text('Every account bids up to $25,000 at once. Register to bid for more.'),
  },
  {
    title: text('Set your maximum'),
    line: text('We bid for you, step by step, only as far as it takes to lead.'),
  },
  {
    title: text('Win and settle'),
    line: text('You hear at once, and you have 5 days to pay. The seller is paid after that.'),
  },
] as const;

export const fairness = [
  {
    icon: IconLink,
    title: text('A log that cannot be rewritten'),
    line: text(
      'Every bid is chained to the one before by its hash. When a lot has ended, anybody can check the chain.',
    ),
  },
  {
    icon: IconClockPlus,
    title: text('Nobody wins by the last click'),
    line: text('A bid in the last 5 minutes gives everybody 5 minutes more, up to an hour past the announced end.'),
  },
  {
    icon: IconEyeOff,
    title: text('The reserve stays secret'),
    line: text('You see whether it is met, never the figure. The seller and our desk alone know it.'),
  },
  {
    icon: IconTrendingUp,
    title: text('Your maximum works for you'),
    line: text('The price follows the second highest maximum. You pay more only when somebody bids against you.'),
  },
  {
    icon: IconClockShield,
    title: text('One clock for everybody'),
    line: text(
      'The clock of our database decides every bid and every close. The countdown follows it, not your device.',
    ),
  },
  {
    icon: IconUserOff,
    title: text('Sellers do not bid'),
    line: text('Nobody of the company that sells a machine can bid on it.'),
  },
] as const;
