import { SCORE_WEIGHTS } from '@rigsouq/contract/supplier-lists';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { DealPanel } from '../../shell/deal/deal-panel.tsx';
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
            <dt>{t('Deals between you')}</dt>
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
        <summary>{t('How the score is made')}</summary>
        <p>
          {t(
            'From records alone: prices weigh {{competitiveness}}%, deliveries {{delivery}}%, answers {{answering}}% and accepted orders {{acceptance}}%. A part without a record does not count and leaves its weight to the others.',
            SCORE_WEIGHTS,
          )}
        </p>
        <p>
          {t(
            'Deals between you are rentals completed and quotes accepted; they are counted and do not change the score. Only your company sees this.',
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
      records: t('100 is the best price of every request; 80 is a quarter above it.'),
    },
    {
      label: t('Deliveries in time'),
      score: card.delivery,
      records: t(
        '{{part}} of {{whole}} deliveries by the promised day',
        share(deliveredOnTime, deliveredOnTime + deliveredLate),
      ),
    },
    {
      label: t('Answers'),
      score: card.answering,
      records: t('{{part}} of {{whole}} invitations answered in time', share(answered, invited)),
    },
    {
      label: t('Accepted orders'),
      score: card.acceptance,
      records: t('{{part}} of {{whole}} orders accepted', share(accepted, ordered)),
    },
  ];
}
