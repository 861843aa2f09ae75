import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './deal-list.module.css';
import { DealPhoto } from './deal-photo.tsx';

export type DealHeadings = {
  readonly machine: string;
  readonly company: string;
  readonly figure: string;
  readonly day: string;
  /** Whether the day is what the row is about, such as a delivery. Otherwise a tablet has no room for it. */
  readonly dayMatters?: boolean;
  /** The heading of the status, if it is not 'Status'. */
  readonly status?: string;
};

/** A table of deals, requests or lots. On a phone each row is a card. */
export function DealTable({ headings, children }: { headings: DealHeadings; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <table className={classes.table} data-with-day={headings.dayMatters}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{headings.machine}</th>
          <th scope="col">{headings.company}</th>
          <th scope="col" className={classes.figure}>
            {headings.figure}
          </th>
          <th scope="col" className={classes.day}>
            {headings.day}
          </th>
          <th scope="col">{headings.status ?? t('Status')}</th>
          <th scope="col">{t('Next step')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export type DealCells = {
  /** The photo of the machine, or null if it has none. Without it the row has no place for a photo. */
  readonly image?: string | null;
  readonly machine: ReactNode;
  readonly company: ReactNode;
  readonly figure: ReactNode;
  readonly day: ReactNode;
  readonly status: ReactNode;
  readonly next: ReactNode;
};

export function DealTableRow({ image, machine, company, figure, day, status, next }: DealCells) {
  const words = <div className={classes.words}>{machine}</div>;
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        {image === undefined ? (
          words
        ) : (
          <div className={classes.what}>
            <DealPhoto image={image} />
            {words}
          </div>
        )}
      </td>
      <td className={classes.company}>{company}</td>
      <td className={classes.figure}>{figure}</td>
      <td className={classes.day}>{day}</td>
      <td className={classes.status}>{status}</td>
      <td className={classes.acts}>{next}</td>
    </tr>
  );
}

type NextStepProps = {
  to: string;
  label: string;
  /** The name of the row, for screen readers. */
  about: string;
  /** Whether the row waits for this side. */
  waits: boolean;
};

export function NextStep({ to, label, about, waits }: NextStepProps) {
  return (
    <Button
      component={LocalLink}
      to={to}
      size="sm"
      {...(waits ? { variant: 'outline', color: 'ink' } : { variant: 'default' })}
      aria-label={`${label}: ${about}`}
    >
      {label}
    </Button>
  );
}
