import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../shared/deals/deal-list.module.css';
import { DealPhoto } from '../../../shared/deals/deal-photo.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import own from './lot-rows.module.css';

export type LotRow = {
  readonly to: string;
  readonly title: string;
  readonly image: string | null;
  /** The model and the kind of auction, below the title. */
  readonly line: string;
  readonly second: ReactNode;
  readonly figure: ReactNode;
  readonly day: ReactNode;
  readonly status: string;
  readonly next: string;
  /** Whether the lot waits for this account. */
  readonly waits: boolean;
};
type Headings = { readonly second: string; readonly figure: string; readonly day: string };

/** Shows the lots of an account, each with a link to its page: table rows on a wide screen, cards on a phone. */
export function LotRows({ rows, headings }: { rows: readonly LotRow[]; headings: Headings }) {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{t('Machine')}</th>
          <th scope="col">{headings.second}</th>
          <th scope="col" className={classes.figure}>
            {headings.figure}
          </th>
          <th scope="col">{headings.day}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col">{t('Next step')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.to} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { to, title, image, line, second, figure, day, status, next, waits } }: { row: LotRow }) {
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={classes.what}>
          <DealPhoto image={image} />
          <div className={classes.words}>
            <LocalLink to={to} className={own.title ?? ''}>
              <bdi>{title}</bdi>
            </LocalLink>
            <span className={classes.type}>
              <bdi>{line}</bdi>
            </span>
          </div>
        </div>
      </td>
      <td className={classes.company}>{second}</td>
      <td className={classes.figure}>{figure}</td>
      <td className={classes.day}>{day}</td>
      <td className={classes.status}>
        <StatusBadge status={status} />
      </td>
      <td className={classes.acts}>
        <Button
          component={LocalLink}
          to={to}
          size="sm"
          {...(waits ? { color: 'amber' } : { variant: 'default' })}
          aria-label={`${next}: ${title}`}
        >
          {next}
        </Button>
      </td>
    </tr>
  );
}
