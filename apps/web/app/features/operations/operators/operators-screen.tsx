import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import cards from '../list/cards.module.css';
import { deskTexts, type Operator, operatorsQuery } from '../operator-rights.ts';
import { RightsForm } from './rights-form.tsx';

/** Lists the operators and their desks. Lead operators assign and remove desks. */
export function OperatorsScreen() {
  const { t } = useTranslation();
  const operators = useQuery(operatorsQuery);
  const [changing, setChanging] = useState<Operator>();
  return (
    <>
      <PageHead title={t('Operators')} indexed={false} />
      <h1 className={headings.title}>{t('Operators')}</h1>
      <p>
        {t('Create operators on the server with this command:')}{' '}
        <code dir="ltr" translate="no">
          npm run operator -- name@company.com
        </code>
      </p>
      {operators.isError && <QueryFailure query={operators} fallback={t('Failed to fetch the operators')} />}
      {operators.isPending && <LoadingRows />}
      {operators.data && (
        <ul className={cards.list}>
          {operators.data.operators.map((operator) => (
            <OperatorCard key={operator._id} operator={operator} onChange={() => setChanging(operator)} />
          ))}
        </ul>
      )}
      <Dialog
        opened={changing !== undefined}
        onClose={() => setChanging(undefined)}
        title={t('Desks for {{name}}', { name: changing?.name ?? '' })}
      >
        {changing && <RightsForm operator={changing} onDone={() => setChanging(undefined)} />}
      </Dialog>
    </>
  );
}

function OperatorCard({ operator, onChange }: { operator: Operator; onChange: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, email, lead, desks, secondFactor, since, me } = operator;
  const deskNames = lead ? t('All desks') : desks.map((desk) => t(deskTexts[desk])).join(' · ') || t('No desks yet');
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2 className={cards.title}>
          <bdi>{name}</bdi>
        </h2>
        {lead && <Badge tone="green">{t('Lead operator')}</Badge>}
      </div>
      <DealFacts
        facts={[
          { label: t('Email'), value: <bdi>{email}</bdi> },
          { label: t('Desks'), value: deskNames },
          { label: t('Added'), value: formatDay(since, language) },
          {
            label: t('Two-step login'),
            value: { on: t('On'), off: t('Off'), exempt: t('Off (not required in the demo)') }[secondFactor],
          },
        ]}
      />
      {!me && (
        <div className={cards.acts}>
          <Button variant="default" size="xs" onClick={onChange} aria-label={`${t('Change desks...')} ${name}`}>
            {t('Change desks...')}
          </Button>
        </div>
      )}
    </li>
  );
}
