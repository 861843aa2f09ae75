import { SCORE_WEIGHTS } from '@rigsouq/contract/supplier-lists/calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { ScoreBar } from './score-bar.tsx';
import classes from './scorecard.module.css';
import type { Supplier } from './supplier-queries.ts';

type Card = Supplier['scorecard'];

/** Shows the score of a supplier, its parts, and the records that each part is computed from. */
export function Scorecard({ scorecard }: { scorecard: Card }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { score, won, deals } = scorecard;
  return (
    <DealPanel title={t('Scorecard')}>
      <div className={classes.top}>
        <p className={classes.score}>
          {score === null ? (
            <span className={classes.none}>{t('No score yet')}</span>
          ) : (
            <>
              <span className={classes.figure}>{number(score)}</span> <span className={classes.of}>{t('of 100')}</span>
            </>
          )}
        </p>
        <dl className={classes.counts}>
          <div>
            <dt>{t('Awards won')}</dt>
            <dd>{number(won)}</dd>
          </div>
          <div>
            <dt>{t('Deals with this supplier')}</dt>
            <dd>{number(deals)}</dd>
          </div>
        </dl>
      </div>
      <dl className={classes.parts}>
        {useScoreParts(scorecard).map(({ label, score: partScore, records }) => (
          <div key={label} className={classes.part}>
            <dt className={classes.label}>{label}</dt>
            <dd>
              <ScoreBar score={partScore} />
              <p className={classes.records}>{records}</p>
            </dd>
          </div>
        ))}
      </dl>
      <details className={classes.how}>
        <summary>{t('How the score is calculated')}</summary>
        <p>
          {t(
            'Based on your records: prices {{competitiveness}}%, deliveries {{delivery}}%, responses {{answering}}% and accepted orders {{acceptance}}%. If a part has no record, its weight is shared among the others.',
            SCORE_WEIGHTS,
          )}
        </p>
        <p>
          {t(
            'Deals with this supplier are completed rentals and accepted quotes. They do not affect the score. Only your company can see this.',
          )}
        </p>
      </details>
    </DealPanel>
  );
}

function useScoreParts(card: Card) {
  const { t } = useTranslation();
  const { invited, answered, ordered, accepted, deliveredOnTime, deliveredLate } = card;
  const share = (part: number, whole: number) => ({ part: `\u2068${part}\u2069`, whole: `\u2068${whole}\u2069` });
  return [
    {
      label: t('Prices'),
      score: card.competitiveness,
      records: t('100 means the best price in every request; 80 means 25% above it.'),
    },
    {
      label: t('On-time deliveries'),
      score: card.delivery,
      records: t('{{part}} of {{whole}} deliveries on time', share(deliveredOnTime, deliveredOnTime + deliveredLate)),
    },
    {
      label: t('Responses'),
      score: card.answering,
      records: t('{{part}} of {{whole}} invitations answered on time', share(answered, invited)),
    },
    {
      label: t('Accepted orders'),
      score: card.acceptance,
      records: t('{{part}} of {{whole}} orders accepted', share(accepted, ordered)),
    },
  ];
}
