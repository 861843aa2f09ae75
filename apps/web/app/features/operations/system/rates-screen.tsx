import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import { ExchangeRateForm, VatRateForm } from './rate-forms.tsx';
import classes from './system.module.css';
import { type Rates, ratesQuery } from './system-queries.ts';

type State = Rates['vat'][number]['state'];
const states: Record<State, string> = { past: text('Past'), now: text('Current'), coming: text('Future') };
type RateKind = 'exchange' | 'vat';

/** Lists rates with the time from which they apply. A past rate never changes, so that what was computed with it stays correct. */
export function RatesScreen() {
  const { t } = useTranslation();
  const rates = useQuery(ratesQuery);
  const [dialog, setDialog] = useState<RateKind>();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHead title={t('Rates')} indexed={false} />
      <h1 className={headings.title}>{t('Rates')}</h1>
      {rates.isError && <QueryFailure query={rates} fallback={t('Failed to fetch the rates')} />}
      {rates.isPending && <LoadingRows />}
      {rates.data && (
        <div className={classes.rates}>
          <DealPanel title={t('US dollars per unit')}>
            <Button variant="default" size="xs" onClick={() => setDialog('exchange')} className={classes.add ?? ''}>
              {t('Add an exchange rate...')}
            </Button>
            <ExchangeRates rates={rates.data.exchange} />
          </DealPanel>
          <DealPanel title={t('VAT by country')}>
            <Button variant="default" size="xs" onClick={() => setDialog('vat')} className={classes.add ?? ''}>
              {t('Add a VAT rate...')}
            </Button>
            <VatRates rates={rates.data.vat} />
          </DealPanel>
        </div>
      )}
      <Dialog opened={dialog === 'exchange'} onClose={close} title={t('New exchange rate')}>
        <ExchangeRateForm onDone={close} />
      </Dialog>
      <Dialog opened={dialog === 'vat'} onClose={close} title={t('New VAT rate')}>
        <VatRateForm onDone={close} />
      </Dialog>
    </>
  );
}

function ExchangeRates({ rates }: { rates: Rates['exchange'] }) {
  const language = useLanguage();
  return (
    <ul className={classes.list}>
      {rates.map(({ currency, usd, since, state }) => (
        <li key={`${currency} ${since}`} className={classes.rate}>
          <bdi className={classes.name}>{currency}</bdi>
          <span>{formatNumber(usd, language, 6)}</span>
          <time dateTime={since}>{formatInstant(since, language)}</time>
          <StateBadge state={state} />
        </li>
      ))}
    </ul>
  );
}

function VatRates({ rates }: { rates: Rates['vat'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={classes.list}>
      {rates.map(({ country, percent, since, state }) => (
        <li key={`${country} ${since}`} className={classes.rate}>
          <span className={classes.name}>{countryLabel(t, country)}</span>
          <span>{formatNumber(percent, language, 2)}%</span>
          <time dateTime={since}>{formatDay(since, language)}</time>
          <StateBadge state={state} />
        </li>
      ))}
    </ul>
  );
}

function StateBadge({ state }: { state: State }) {
  const { t } = useTranslation();
  const color = state === 'now' ? 'green' : state === 'coming' ? 'blue' : 'gray';
  return <Badge tone={color}>{t(states[state])}</Badge>;
}
