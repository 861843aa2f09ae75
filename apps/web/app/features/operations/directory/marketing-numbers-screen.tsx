import { Button } from '@mantine/core';
import { resetMarketingNumber } from '@rigsouq/contract/directory/marketing-number-desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type MarketingNumber, marketStatistics, supplierNetworkStatistics } from '../../../lib/content.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { formatMarketingNumber } from '../../../lib/format/marketing-number.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import { deskKey } from '../desk-key.ts';
import acts from './directory.module.css';
import { type NumberChange, numberChangesQuery } from './directory-queries.ts';
import { MarketingNumberForm } from './marketing-number-form.tsx';
import classes from './marketing-numbers.module.css';

const pages = [
  { title: text('Landing page'), path: '/', numbers: marketStatistics },
  { title: text('Explore Supplier Network'), path: '/explore-network', numbers: supplierNetworkStatistics },
] as const;

/** Lists the marketing numbers by the page that shows them, with the default and the current value of each (R78). */
export function MarketingNumbersScreen() {
  const { t } = useTranslation();
  const changes = useQuery(numberChangesQuery);
  return (
    <>
      <PageHead title={t('Marketing numbers')} indexed={false} />
      <h1 className={headings.title}>{t('Marketing numbers')}</h1>
      <p>{t('Public pages show a change within five minutes.')}</p>
      {changes.isError && <QueryFailure query={changes} fallback={t('Failed to fetch the marketing numbers')} />}
      {changes.isPending && <LoadingRows />}
      {changes.data?.numbers.length === 0 && (
        <p role="status">{t('No number has been changed. The pages show the defaults.')}</p>
      )}
      {changes.data &&
        pages.map(({ title, path, numbers }) => (
          <DealPanel key={path} title={t(title)}>
            <LocalLink to={path}>{t('Open the page')}</LocalLink>
            <ul>
              {numbers.map((number) => (
                <NumberRow
                  key={number.key}
                  number={number}
                  page={t(title)}
                  change={changes.data.numbers.find(({ key }) => key === number.key)}
                />
              ))}
            </ul>
          </DealPanel>
        ))}
    </>
  );
}

type NumberRowProps = { number: MarketingNumber; page: string; change: NumberChange | undefined };

function NumberRow({ number, page, change }: NumberRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = (value: string) => <bdi dir="ltr">{formatMarketingNumber(value, language)}</bdi>;
  return (
    <li className={classes.row}>
      <h3 className={classes.label}>{t(number.label)}</h3>
      <DealFacts
        facts={[
          { label: t('On the page'), value: shown(change?.value ?? number.figure) },
          { label: t('Default'), value: shown(number.figure) },
          change && {
            label: t('Changed by'),
            value: <JoinedFacts facts={[change.changedBy, formatInstant(change.changedAt, language)]} />,
          },
        ]}
      />
      <NumberActions number={number} name={[page, t(number.label)].join(t(', '))} change={change} />
    </li>
  );
}

type NumberActionsProps = { number: MarketingNumber; name: string; change: NumberChange | undefined };

function NumberActions({ number: { key, figure }, name, change }: NumberActionsProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const reset = useMutation({
    mutationFn: () => call(resetMarketingNumber, { params: { key } }),
    onSuccess: () => void toast({ message: t(resetMarketingNumber.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to save the number')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <div className={acts.acts}>
      <Button variant="default" size="sm" onClick={() => setEditing(true)} aria-label={`${t('Edit')}: ${name}`}>
        {t('Edit')}
      </Button>
      {change && (
        <Button
          variant="default"
          size="sm"
          onClick={() => reset.mutate()}
          disabled={reset.isPending}
          aria-label={`${t('Restore default')}: ${name}`}
        >
          {t('Restore default')}
        </Button>
      )}
      <Dialog opened={editing} onClose={close} title={t('Edit {{name}}', { name })}>
        <MarketingNumberForm numberKey={key} value={change?.value ?? figure} onDone={close} />
      </Dialog>
    </div>
  );
}
