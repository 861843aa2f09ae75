import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n.ts';
import type { Equipment } from './load-equipment.ts';
import classes from './off-market.module.css';

type Status = Exclude<Equipment['status'], 'active'>;

const words: Record<Status, { state: string; line: string }> = {
  sold: { state: text('Sold'), line: text('This machine has been sold. Similar ones are below.') },
  rented: {
    state: text('Rented out'),
    line: text('This machine is out at the moment. You can book it for later days.'),
  },
  ended: { state: text('Offer ended'), line: text('This machine is no longer offered. Similar ones are below.') },
  pending: { state: text('Draft'), line: text('Only your company can see this page until the listing is published.') },
  rejected: { state: text('Rejected'), line: text('This listing was taken down. Only your company can see it.') },
};

/** Why nothing can be done about the machine, where the actions would be. */
export function OffMarket({ status }: { status: Status }) {
  const { t } = useTranslation();
  const { state, line } = words[status];
  return (
    <div className={classes.note}>
      <p className={classes.state}>{t(state)}</p>
      <p>{t(line)}</p>
    </div>
  );
}
