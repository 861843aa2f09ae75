import type { readMyBidding } from '@rigsouq/contract/auctions/bidders';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import classes from './my-limit.module.css';

export type MyBidding = AnswerOf<typeof readMyBidding>;

const registrationTexts = {
  pending: text('Your registration of {{day}} is under review. We’ll email you our decision.'),
  approved: text('Your registration of {{day}} was approved.'),
  rejected: text('Your registration of {{day}} was not approved.'),
} as const;

/** Shows how much the account may bid now and the result of its last registration. */
export function MyLimit({ bidding: { limit, atStake, registration } }: { bidding: MyBidding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={classes.panel} aria-label={t('Your bidding limit')}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Your bidding limit')}</dt>
          <dd>
            <Dollars amount={limit} />
          </dd>
        </div>
        <div>
          <dt>{t('Committed now')}</dt>
          <dd>
            <Dollars amount={atStake} />
          </dd>
        </div>
        <div>
          <dt>{t('Available to bid')}</dt>
          <dd>
            <Dollars amount={Math.max(0, limit - atStake)} />
          </dd>
        </div>
      </dl>
      {registration && (
        <p className={classes[registration.state]}>
          {t(registrationTexts[registration.state], { day: formatDay(registration.createdAt, language) })}{' '}
          {registration.reason && <bdi>{registration.reason}</bdi>}
        </p>
      )}
    </section>
  );
}
