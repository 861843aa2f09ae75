import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { offersFor } from '../award/choices.ts';
import type { OpenedTender } from '../comparison-query.ts';
import { OfferView } from '../offer-view.tsx';
import classes from './line-cards.module.css';
import { LineControls } from './line-controls.tsx';
import { LineName } from './line-name.tsx';
import { type ChoiceState, lineSelectionOf } from './line-selection.ts';
import { SupplierHead, Total } from './matrix.tsx';

/** Shows on a phone one line at a time, with its offers in a list and the best offer first. */
export function LineCards({ rfq, comparison, choiceState }: OpenedTender & { choiceState: ChoiceState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const line = rfq.lines[at];
  if (!line) return null;
  const selection = lineSelectionOf(choiceState, line);
  const offers = offersFor(comparison, line.line);
  const format = (value: number) => formatNumber(value, language);
  return (
    <>
      <section className={classes.line} aria-label={t('Compare responses')}>
        <nav className={classes.steps} aria-label={t('Request lines')}>
          <Button variant="default" size="sm" onClick={() => setAt(at - 1)} disabled={at === 0}>
            {t('Previous')}
          </Button>
          <span role="status">
            {t('Line {{line}} of {{lines}}', { line: format(at + 1), lines: format(rfq.lines.length) })}
          </span>
          <Button variant="default" size="sm" onClick={() => setAt(at + 1)} disabled={at === rfq.lines.length - 1}>
            {t('Next')}
          </Button>
        </nav>
        <div className={classes.asked}>
          <LineName line={line} />
          <LineControls line={line} selection={selection} choices={choiceState.choices} />
        </div>
        {offers.length === 0 && <p className={classes.none}>{t('No offer')}</p>}
        <ul className={classes.cards}>
          {offers.map(({ answer, offer }) => (
            <li key={`${answer.answerId} ${offer.option}`} className={classes.card}>
              <SupplierHead answer={answer} />
              <OfferView offered={{ answer, offer }} line={line} currency={comparison.currency} selection={selection} />
            </li>
          ))}
        </ul>
      </section>
      <Totals comparison={comparison} />
    </>
  );
}

function Totals({ comparison }: Pick<OpenedTender, 'comparison'>) {
  const { t } = useTranslation();
  const answers = comparison.answers.filter(({ technicalVerdict }) => technicalVerdict !== 'rejected');
  return (
    <section aria-labelledby="totals" className={classes.totals}>
      <h2 id="totals" className={classes.title}>
        {t('Total of all lines')}
      </h2>
      <dl>
        {answers.map((answer) => (
          <div key={answer.answerId} className={classes.total}>
            <dt>
              <bdi>{answer.supplier.companyName}</bdi>
            </dt>
            <dd>
              <Total answer={answer} answers={answers} currency={comparison.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
