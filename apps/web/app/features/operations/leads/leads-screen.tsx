import { closeLead } from '@rigsouq/contract/operations/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { Age } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { type LeadState, leadsQuery } from '../operations-queries.ts';
import { LeadFile, leadKindTexts, OneLead } from './lead-file.tsx';

const states = ['open', 'closed'] as const;
const texts: Record<LeadState, string> = { open: text('Waiting'), closed: text('Closed') };

export function LeadsScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Leads')} path="/admin/leads" states={states} texts={texts}>
      {(state) => <Leads key={state} state={state} />}
    </DeskPage>
  );
}

function Leads({ state }: { state: LeadState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(leadsQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ leads }) => leads)}
      failed={t('Failed to fetch the leads')}
      empty={state === 'open' ? t('Nothing to review.') : t('No closed leads.')}
      label={t('Leads')}
      nameLabel={t('Subject')}
      nameOf={({ subject, kind }) => subject || t(leadKindTexts[kind])}
      columns={[
        { label: t('Type'), cell: ({ kind }) => t(leadKindTexts[kind]) },
        { label: t('Name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { label: t('Email'), cell: ({ email }) => <bdi>{email}</bdi> },
        { label: t('Company'), cell: ({ company }) => company && <bdi>{company}</bdi> },
        { label: t('Received'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={(lead) => <LeadFile lead={lead} />}
      panelOf={(id) => <OneLead id={id} />}
      bulk={state === 'open' ? [{ label: t('Close'), send: ({ _id: id }) => call(closeLead, { params: { id } }) }] : []}
    />
  );
}
