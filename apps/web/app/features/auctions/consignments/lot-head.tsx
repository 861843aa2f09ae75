import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { type LotStatus, lotStatusTexts } from '../../../shared/auctions/lot-texts.ts';
import classes from '../../../shared/deals/deal-head.module.css';
import { DealPhoto } from '../../../shared/deals/deal-photo.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import own from './consignments.module.css';

type LotHeadProps = {
  kind: string;
  title: string;
  image: string | null;
  status: LotStatus;
  /** The path of the lot's page, if the page is public. */
  to: string | undefined;
  children: ReactNode;
};

/** Shows the machine, its status and the date. */
export function LotHead({ kind, title, image, status, to, children }: LotHeadProps) {
  return (
    <header className={classes.head}>
      <DealPhoto image={image} large />
      <div className={classes.words}>
        <p className={classes.kind}>
          {kind}
          <StatusBadge status={lotStatusTexts[status]} />
        </p>
        <h1 className={classes.title}>
          {to ? (
            <LocalLink to={to} className={own.title ?? ''}>
              <bdi>{title}</bdi>
            </LocalLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h1>
        <div className={classes.line}>{children}</div>
      </div>
    </header>
  );
}
