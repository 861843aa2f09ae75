import { openPrices } from '@rigsouq/contract/rfqs/awards';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import type { OpenedTender } from './comparison-query.ts';
import { NoAnswers } from './no-answers.tsx';
import { OpenedFacts } from './opened-facts.tsx';
import { TechnicalAnswer } from './technical-answer.tsx';
import classes from './technical-view.module.css';

/** Shows the first of the two envelopes: the buyer judges it without seeing a price, then the second envelopes open together. */
export function TechnicalView({ rfq, comparison }: OpenedTender) {
  const { t } = useTranslation();
  const { answers } = comparison;
  if (answers.length === 0) return <NoAnswers id={rfq._id} />;
  return (
    <>
      <p className={classes.line}>
        {t(
          'Technical responses are open; prices are still sealed. Decide who qualifies. Only the prices of qualified suppliers will be opened.',
        )}
      </p>
      <div className={classes.answers}>
        {answers.map((answer) => (
          <TechnicalAnswer key={answer.answerId} rfqId={rfq._id} answer={answer} />
        ))}
      </div>
      <OpenPrices rfq={rfq} comparison={comparison} />
      <OpenedFacts comparison={comparison} />
    </>
  );
}

function OpenPrices({ rfq, comparison }: OpenedTender) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { _id: id, can } = rfq;
  const verdicts = comparison.answers.map(({ technicalVerdict }) => technicalVerdict);
  const judged = verdicts.filter((verdict) => verdict !== null).length;
  const passed = verdicts.filter((verdict) => verdict === 'accepted').length;
  const all = judged === verdicts.length;
  return (
    <div className={classes.open}>
      <p role="status">
        {t('{{judged}} of {{all}} evaluated, {{passed}} qualified.', {
          judged: formatNumber(judged, language),
          all: formatNumber(verdicts.length, language),
          passed: formatNumber(passed, language),
        })}{' '}
        {!all && t('Evaluate every technical response first.')}
      </p>
      {all && (
        <DealActions
          can={can}
          refresh="rfqs"
          acts={[
            {
              key: 'openPrices',
              label: t('Open prices'),
              title: t('Open prices?'),
              effect: t(
                'The prices of all qualified suppliers open together, at current exchange rates. You cannot change your evaluations afterwards.',
              ),
              confirm: t('Open prices'),
              tone: 'main',
              done: t(openPrices.message),
              failed: t('Failed to open the prices'),
              send: () => call(openPrices, { params: { id } }, { idempotencyKey: keyFor({ id }) }),
            },
          ]}
        />
      )}
    </div>
  );
}
