import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import type { Country } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format/format.ts';
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
  /** The country of the machine or site, in whose time zone the times are. */
  country: Country;
};

/** Lists what was done, the latest first, down to the request. */
export function DealHistory({ steps, side, other, words, country }: DealHistoryProps) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('History')}>
      <ol className={classes.list}>
        {steps.toReversed().map((step) => (
          <Step
            key={`${step.at} ${step.act}`}
            step={step}
            by={actorName(step)}
            country={country}
            word={t(words[step.act] ?? step.status)}
          />
        ))}
      </ol>
    </DealPanel>
  );

  function actorName({ by, name }: DealStep): string {
    if (by === 'clock') return t('Automatic');
    // The server names a user only to the own side and to operators.
    return name || (by === side ? t('Your company') : otherName(t, other));
  }
}

type StepProps = { step: DealStep; by: string; word: string; country: Country };

function Step({ step, by, word, country }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { at, note, price, currency, meeting } = step;
  return (
    <li className={classes.entry}>
      <p className={classes.act}>{word}</p>
      {price !== null && currency !== null && <p>{formatPrice(price, currency, language)}</p>}
      {meeting !== null && <p>{formatPlaceTime(meeting, language, country)}</p>}
      {note && (
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <p className={classes.when}>
        <bdi>{by}</bdi>
        {t(', ')}
        <time dateTime={at}>{formatPlaceTime(at, language, country)}</time>
      </p>
    </li>
  );
}
