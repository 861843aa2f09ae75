import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { zoneOf } from '@rigsouq/kernel/zones';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';
import { AmendedNote } from './amended-note.tsx';
import classes from './answer.module.css';
import { type Offer, totalsOf } from './answer-values.ts';
import { LineOffers } from './line-offers.tsx';
import { useAnswer } from './use-answer.ts';

const DAYS_AHEAD = 365;

type AnswerFormProps = { rfq: SuppliersRfq; onClose?: (() => void) | undefined; onDone: () => void };

/** Takes prices line by line. A supplier leaves empty what it cannot offer. */
export function AnswerForm({ rfq, onClose, onDone }: AnswerFormProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const answer = useAnswer(rfq, onDone);
  const { values, faults, sending, write } = answer;
  const today = dayOf(new Date(rfq.now), rfq.country);

  function submit(event: FormEvent) {
    event.preventDefault();
    answer.send();
  }

  return (
    <DealPanel title={t('Your response')}>
      <form noValidate className={classes.form} onSubmit={submit} aria-label={t('Your response')}>
        <p className={classes.hint}>
          {t('Leave blank any line you cannot offer. You can change or withdraw your response until the deadline.')}
        </p>
        {rfq.twoEnvelopes && (
          <Textarea
            name="technical"
            label={t('Technical envelope: what you offer, without prices')}
            size="md"
            rows={5}
            maxLength={10_000}
            value={values.technical}
            error={faults.technical && t(faults.technical)}
            onChange={({ currentTarget }) => write({ technical: currentTarget.value })}
          />
        )}
        {rfq.lines.map((line) => (
          <LineOffers
            key={line.line}
            line={line}
            offers={values.offers.filter((offer) => offer.line === line.line)}
            faults={faults}
            actions={answer.actions}
          />
        ))}
        <TextInput
          name="validUntil"
          type="date"
          label={t('Prices valid until')}
          description={t('Until the end of this day, {{zone}}', { zone: zoneOf(rfq.country).name[language] })}
          size="md"
          min={today}
          max={daysLater(today, DAYS_AHEAD)}
          value={values.validUntil}
          error={faults.validUntil && t(faults.validUntil)}
          onChange={({ currentTarget }) => write({ validUntil: currentTarget.value })}
          className={classes.day ?? ''}
        />
        <AnswerTotal offers={values.offers} lines={rfq.lines} />
        {faults.lines && <FailureNote>{t('Enter a price for at least one line.')}</FailureNote>}
        {sending.isError && (
          <FailureNote>{messageOf(i18n, sending.error, t('Failed to send your response'))}</FailureNote>
        )}
        {answer.amended && (
          <AmendedNote versions={answer.since}>
            <Button variant="default" onClick={answer.markRead}>
              {t('I have read the changes')}
            </Button>
          </AmendedNote>
        )}
        <div className={classes.acts}>
          {onClose && (
            <Button variant="default" size="md" onClick={onClose}>
              {t('Back')}
            </Button>
          )}
          <Button type="submit" color="amber" size="md" disabled={sending.isPending || answer.amended}>
            {sending.isPending ? t('Sending...') : t('Submit sealed response')}
          </Button>
        </div>
      </form>
    </DealPanel>
  );
}

function AnswerTotal({ offers, lines }: { offers: readonly Offer[]; lines: readonly RfqLine[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const totals = totalsOf(offers, lines);
  return (
    <div className={classes.total} aria-live="polite">
      <span>{t('Total, excluding alternatives and tax')}</span>
      <strong>
        {totals.length === 0
          ? t('No price yet')
          : totals.map(({ currency, total }) => formatPrice(total, currency, language)).join(' + ')}
      </strong>
    </div>
  );
}
