import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { getNeeds } from '@rigsouq/contract/procurement/needs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';
import { formatDay, formatMoney, formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { categoryLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { EmptyNote } from '../facts.tsx';
import classes from './buyer-rows.module.css';
import { useNeeds } from './use-needs.ts';

type Need = AnswerOf<typeof getNeeds>['needs'][number];

const urgencies = {
  High: { label: text('High'), color: 'red' },
  Medium: { label: text('Medium'), color: 'yellow' },
  Low: { label: text('Low'), color: 'gray' },
} as const;

export function BuyerNeeds({ buyerId, loaded }: { buyerId: string; loaded: AnswerOf<typeof getNeeds> | null }) {
  const { t } = useTranslation();
  const answer = useNeeds(buyerId, loaded);
  const signedIn = isSignedIn(useSession());
  const { pathname, search } = useLocation();
  if (!answer) return <FailureNote>{t('Failed to load needs')}</FailureNote>;
  if (answer.total === 0) return <EmptyNote>{t('This buyer has no current needs.')}</EmptyNote>;
  return (
    <>
      {!signedIn && (
        <p className={classes.hint}>
          {t('Only suppliers can see budgets.')}{' '}
          <LocalLink to="/login" state={{ back: pathname + search }}>
            {t('Log in to see them')}
          </LocalLink>
        </p>
      )}
      <ul className={classes.rows}>
        {answer.needs.map((need) => (
          <NeedRow key={need._id} need={need} />
        ))}
      </ul>
      {answer.total > answer.needs.length && (
        <p className={classes.hint}>{t('Showing the newest {{number}}.', { number: answer.needs.length })}</p>
      )}
    </>
  );
}

function NeedRow({ need }: { need: Need }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { label, color } = urgencies[need.urgency];
  return (
    <li className={classes.row}>
      <h2 className={classes.name}>
        <bdi>{categoryLabel(t, need.category)}</bdi>
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Urgency')}</dt>
          <dd>
            <Badge tone={color}>{t(label)}</Badge>
          </dd>
        </div>
        <div>
          <dt>{t('Quantity')}</dt>
          <dd>{formatNumber(need.quantity, language)}</dd>
        </div>
        {need.budget !== undefined && (
          <div>
            <dt>{t('Budget')}</dt>
            <dd>{need.budget === 0 ? t('Open budget') : <bdi>{formatMoney(need.budget)}</bdi>}</dd>
          </div>
        )}
        <div>
          <dt>{t('Posted')}</dt>
          <dd>{formatDay(need.createdAt, language)}</dd>
        </div>
      </dl>
    </li>
  );
}
