import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../lib/category-pages.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import type { Equipment } from './load-equipment.ts';
import classes from './off-market.module.css';

type Status = Exclude<Equipment['status'], 'active'>;

const statusTexts: Record<Status, { state: string; line: string }> = {
  sold: { state: text('Sold'), line: text('This machine has been sold.') },
  rented: {
    state: text('Rented out'),
    line: text('This machine is rented out. You can book it for later dates.'),
  },
  ended: { state: text('Offer ended'), line: text('This machine is no longer available.') },
  pending: { state: text('Draft'), line: text('Only your company can see this page until the listing is published.') },
  rejected: { state: text('Rejected'), line: text('This listing was taken down. Only your company can see it.') },
};

/** Explains in place of the actions why the machine is not available. */
export function OffMarket({ status, category }: { status: Status; category: string }) {
  const { t } = useTranslation();
  const { state, line } = statusTexts[status];
  const over = status === 'sold' || status === 'ended';
  return (
    <div className={classes.note}>
      <p className={classes.state}>{t(state)}</p>
      <p>{t(line)}</p>
      {over && (
        <p>
          <LocalLink to={categoryPath(category)} className={classes.link}>
            {t('See similar machines')}
          </LocalLink>
        </p>
      )}
    </div>
  );
}
