import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../lib/format/format.ts';
import { useFormatTime } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { HashCode } from '../../../shared/auctions/hash-code.tsx';
import type { Answer, Comparison } from './comparison-query.ts';
import classes from './opened-facts.module.css';

/** Shows the evidence for an audit: when each answer arrived, its hash, which the supplier received too, and the frozen exchange rates. */
export function OpenedFacts({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rates, currency, answers, unconfirmed } = comparison;
  return (
    <details className={classes.facts}>
      <summary>{t('Opened responses')}</summary>
      <div className={classes.body}>
        <p className={classes.line}>
          {t(
            'Each supplier received a hash of its response on submission. A matching hash here proves that the response opened is the one submitted.',
          )}
        </p>
        {rates.length > 0 && (
          <div>
            <p className={classes.line}>{t('Exchange rates when the prices were opened:')}</p>
            <ul className={classes.rates}>
              {rates.map(({ currency: one, rate }) => (
                <li key={one} dir="ltr">
                  1 {one} = {formatNumber(rate, language, 6)} {currency}
                </li>
              ))}
            </ul>
          </div>
        )}
        <ul className={classes.answers}>
          {answers.map((answer) => (
            <OneAnswer key={answer.answerId} answer={answer} />
          ))}
        </ul>
        {unconfirmed.length > 0 && (
          <p>
            {t('Not opened, because the supplier did not confirm its response after the amendment:')}{' '}
            <bdi>{unconfirmed.map(({ companyName }) => companyName).join(t(', '))}</bdi>
          </p>
        )}
      </div>
    </details>
  );
}

function OneAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formatTime = useFormatTime();
  const { supplier, receivedAt, hash, validUntil, technical, technicalVerdict, technicalNote } = answer;
  return (
    <li className={classes.answer}>
      <h3 className={classes.name}>
        <bdi>{supplier.companyName}</bdi>
      </h3>
      <p>
        {t('Received {{when}}', { when: formatTime(receivedAt) })}
        {' · '}
        {t('Valid until {{day}}', { day: formatDay(validUntil, language) })}
      </p>
      <HashCode hash={hash} />
      {technicalVerdict && (
        <p>
          <strong>{technicalVerdict === 'accepted' ? t('Qualified') : t('Not qualified')}</strong>
          {technicalNote && (
            <>
              {': '}
              <bdi>{technicalNote}</bdi>
            </>
          )}
        </p>
      )}
      {technical && (
        <p className={classes.technical}>
          <bdi>{technical}</bdi>
        </p>
      )}
    </li>
  );
}
