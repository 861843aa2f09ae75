import { useTranslation } from 'react-i18next';
import { formatInstant, formatPrice } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { type DealStep, type OtherSide, otherName, type Side } from './deal.ts';
import classes from './deal-history.module.css';
import { DealPanel } from './deal-panel.tsx';

type DealHistoryProps = {
  steps: readonly DealStep[];
  side: Side;
  other: OtherSide;
  /** The English name of each action. */
  words: Readonly<Record<string, string>>;
};

/** Lists what was done, the latest first, down to the request. */
export function DealHistory({ steps, side, other, words }: DealHistoryProps) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('History')}>
      <ol className={classes.list}>
        {steps.toReversed().map((step) => (
          <Step
            key={`${step.at} ${step.act}`}
            step={step}
            by={actorName(step)}
            word={t(words[step.act] ?? step.status)}
          />
        ))}
      </ol>
    </DealPanel>
  );

  function actorName({ by, name }: DealStep): string {
    if (by === 'clock') return t('Automatic');
    return by === side ? name || t('Your company') : otherName(t, other);
  }
}

function Step({ step, by, word }: { step: DealStep; by: string; word: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { at, note, price, currency, meeting } = step;
  return (
    <li className={classes.entry}>
      <p className={classes.act}>{word}</p>
      {price !== null && currency !== null && <p>{formatPrice(price, currency, language)}</p>}
      {meeting !== null && <p>{formatInstant(meeting, language)}</p>}
      {note && (
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <p className={classes.when}>
        <bdi>{by}</bdi>
        {t(', ')}
        <time dateTime={at}>{formatInstant(at, language)}</time>
      </p>
    </li>
  );
}
