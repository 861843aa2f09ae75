import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LotBadge, type LotBadgeProps } from '../../../shared/auctions/lot-badge.tsx';
import classes from '../../../shared/deals/deal-head.module.css';
import { DealPhoto } from '../../../shared/deals/deal-photo.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';
import own from './consignments.module.css';

type LotHeadProps = {
  kind: string;
  title: string;
  image: string | null;
  state: LotBadgeProps;
  /** The path of the lot's page, if the page is public. */
  to: string | undefined;
  children: ReactNode;
};

/** Shows the machine, its status and the date. */
export function LotHead({ kind, title, image, state, to, children }: LotHeadProps) {
  return (
    <header className={classes.head}>
      <DealPhoto image={image} large />
      <div className={classes.words}>
        <p className={classes.kind}>
          {kind}
          <LotBadge {...state} />
        </p>
        <h1 className={classes.title}>
          {to ? (
            <LocalLink to={to} className={own.title ?? ''}>
              <TitleText title={title} />
            </LocalLink>
          ) : (
            <TitleText title={title} />
          )}
        </h1>
        <div className={classes.line}>{children}</div>
      </div>
    </header>
  );
}
