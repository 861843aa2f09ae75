import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import head from '../../shared/deals/deal-head.module.css';
import type { Auction } from './auction-query.ts';

/** Shows the number, the title and the state of an auction. */
export function AuctionHead({
  auction,
  badge,
  children,
}: {
  auction: Auction;
  badge: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number, title } = auction;
  return (
    <header className={head.words}>
      <div className={head.kind}>
        <span>
          {t('Reverse auction')} <bdi>{number}</bdi>
        </span>
        {badge}
      </div>
      <h1 className={head.title}>
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
