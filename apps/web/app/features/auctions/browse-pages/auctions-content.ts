// Texts that explain briefly how an auction works and why it is fair. Every claim here must match the bidding rules.
import { IconClockPlus, IconClockShield, IconEyeOff, IconLink, IconTrendingUp, IconUserOff } from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

export const steps = [
  {
    title: text('Review the machine'),
    line: text('See photos, hours, condition and every bid on the lot page.'),
  },
  {
    title: text('Check your bidding limit'),
    line: text('Every account can bid up to $25,000 right away. Register to bid higher.'),
  },
  {
    title: text('Set your maximum'),
    line: text('We bid for you, one increment at a time, only as much as needed to keep you in the lead.'),
  },
  {
    title: text('Win and settle'),
    line: text('We notify you right away. You have 5 days to pay; the seller is paid after that.'),
  },
] as const;

export const fairness = [
  {
    icon: IconLink,
    title: text('A bid log no one can rewrite'),
    line: text('Each bid is linked to the previous one by a hash. After a lot ends, anyone can verify the chain.'),
  },
  {
    icon: IconClockPlus,
    title: text('No last-second sniping'),
    line: text('A bid in the last 5 minutes resets the clock to 5 minutes, up to an hour past the scheduled end.'),
  },
  {
    icon: IconEyeOff,
    title: text('The reserve stays secret'),
    line: text('You see whether it has been met, never the amount. Only the seller and our team know it.'),
  },
  {
    icon: IconTrendingUp,
    title: text('Automatic bidding up to your maximum'),
    line: text('The price follows the second-highest maximum. You pay more only if someone bids against you.'),
  },
  {
    icon: IconClockShield,
    title: text('One clock for everyone'),
    line: text('Our server clock decides every bid and every close. The countdown follows it, not your device.'),
  },
  {
    icon: IconUserOff,
    title: text('Sellers do not bid'),
    line: text('No one from the selling company can bid on its own machine.'),
  },
] as const;
