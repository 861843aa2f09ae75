import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { formatDayCount } from '../../../lib/format/rental-texts.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { HashCode } from '../../../shared/auctions/hash-code.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { SuppliersRfq } from '../rfq-query.ts';
import classes from './answer.module.css';

type Own = NonNullable<SuppliersRfq['answer']>;

/** Shows the receipt and the content of an answer. Before the opening only the supplier's own account can read it (PR-004). */
export function OwnAnswer({ rfq, answer }: { rfq: SuppliersRfq; answer: Own }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealPanel title={t('Your response')}>
      <div className={classes.form}>
        {rfq.state === 'open' && (
          <p className={classes.strong}>
            <IconLock size={18} aria-hidden="true" />{' '}
            {t('Sealed. The buyer can read it only after the deadline, together with all others.')}
          </p>
        )}
        <DealFacts
          facts={[
            { label: t('Received'), value: <Moment at={answer.receivedAt} exact /> },
            { label: t('Receipt'), value: <HashCode hash={answer.hash} /> },
            { label: t('Prices valid until'), value: formatDay(answer.validUntil, language) },
            { label: t('For version'), value: formatNumber(answer.version, language) },
          ]}
        />
        {answer.technical && (
          <p className={classes.text}>
            <bdi>{answer.technical}</bdi>
          </p>
        )}
        <ul>
          {answer.lines.map((offer) => (
            <li key={`${offer.line} ${offer.option}`} className={classes.given}>
              <span>
                {offer.option > 1
                  ? t('Alternative {{number}} for line {{line}}', { number: offer.option - 1, line: offer.line })
                  : t('Line {{number}}', { number: offer.line })}
                {offer.offered && (
                  <>
                    {' · '}
                    <bdi>{offer.offered}</bdi>
                  </>
                )}
              </span>
              <span className={classes.price}>
                <strong>{formatPrice(offer.price, offer.currency, language)}</strong>
                {' · '}
                {offer.mode === 'rent' ? t('For rent') : t('For sale')}
                {' · '}
                {t('Lead time: {{days}}', { days: formatDayCount(t, offer.leadDays) })}
              </span>
              {offer.note && (
                <span className={classes.hint}>
                  <bdi>{offer.note}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </DealPanel>
  );
}
