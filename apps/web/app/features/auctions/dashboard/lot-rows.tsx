import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LotBadge, type LotBadgeProps } from '../../../shared/auctions/lot-badge.tsx';
import classes from '../../../shared/deals/deal-list.module.css';
import { type DealHeadings, DealTable, DealTableRow, NextStep } from '../../../shared/deals/deal-table.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';

export type LotRow = {
  readonly to: string;
  readonly title: string;
  readonly image: string | null;
  /** The model and the kind of auction, below the title. */
  readonly line: string;
  readonly second: ReactNode;
  readonly figure: ReactNode;
  readonly day: ReactNode;
  readonly state: LotBadgeProps;
  readonly next: string;
  /** Whether the lot waits for this account. */
  readonly waits: boolean;
};
type Headings = { readonly second: string } & Pick<DealHeadings, 'figure' | 'day' | 'dayMatters'>;

/** Shows the lots of an account, each with a link to its page: table rows on a wide screen, cards on a phone. */
export function LotRows({ rows, headings }: { rows: readonly LotRow[]; headings: Headings }) {
  const { t } = useTranslation();
  return (
    <DealTable headings={{ ...headings, machine: t('Machine'), company: headings.second }}>
      {rows.map(({ to, title, image, line, second, figure, day, state, next, waits }) => (
        <DealTableRow
          key={to}
          image={image}
          machine={
            <>
              <LocalLink to={to} className={classes.title ?? ''}>
                <TitleText title={title} />
              </LocalLink>
              <span className={classes.type}>
                <bdi>{line}</bdi>
              </span>
            </>
          }
          company={second}
          figure={figure}
          day={day}
          status={<LotBadge {...state} />}
          next={<NextStep to={to} label={next} about={title} waits={waits} />}
        />
      ))}
    </DealTable>
  );
}
