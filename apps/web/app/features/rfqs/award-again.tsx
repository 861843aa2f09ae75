import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import request from './request/request.module.css';
import type { BuyersRfq } from './rfq-query.ts';

/** Lists the lines whose order was declined or cancelled. No supplier delivers them until they are awarded again (PR-006). */
export function AwardAgain({ rfq: { _id, can, lines, anew } }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!can.awardAnew) return null;
  return (
    <DealPanel title={t('Lines without an order')}>
      <div className={request.request}>
        <p>{t('Their order was declined or cancelled. You can award them again; other orders are not affected.')}</p>
        <ul aria-label={t('Lines without an order')}>
          {anew.map(({ line, quantity }) => (
            <li key={line}>
              {t('Line {{number}}', { number: line })}{' '}
              <bdi>{categoryLabel(t, lines.find((one) => one.line === line)?.category ?? '')}</bdi> ×{' '}
              {formatNumber(quantity, language)}
            </li>
          ))}
        </ul>
        <div>
          <Button component={LocalLink} to={`/procurement/rfq/${_id}/compare`} color="amber" size="md">
            {t('Award these lines again')}
          </Button>
        </div>
      </div>
    </DealPanel>
  );
}
