import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import head from '../../../shared/deals/deal-head.module.css';
import type { Rfq } from '../rfq-query.ts';

/** Shows the number, the title and the state of a request. */
export function RfqHead({ rfq, badge, children }: { rfq: Rfq; badge: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation();
  const { number, title, version } = rfq;
  return (
    <header className={head.words}>
      <div className={head.kind}>
        <span>
          {t('Request for quotation')}
          {number && (
            <>
              {' '}
              <bdi>{number}</bdi>
            </>
          )}
        </span>
        {version > 1 && <span>{t('Version {{version}}', { version })}</span>}
        {badge}
      </div>
      <h1 className={head.title}>
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
