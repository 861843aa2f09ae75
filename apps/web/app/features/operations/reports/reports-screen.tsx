import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  decideReport,
  flagReasons,
  listReports,
  type ReportedKind,
  reportReasons,
} from '@rigsouq/contract/trust/reports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import classes from '../list/desk-file.module.css';
import { Age, DeskFile } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { OneItem } from '../list/one-item.tsx';
import { oneQuery } from '../list/one-query.ts';
import { pagesQuery } from '../list/pages-query.ts';
import { ListingEvidence } from '../search/listing-file.tsx';

type Case = AnswerOf<typeof listReports>['cases'][number];
type State = 'open' | 'closed';

const states = ['open', 'closed'] as const;
const texts: Record<State, string> = { open: text('Waiting'), closed: text('Decided') };
const kinds: Record<ReportedKind, string> = {
  listing: text('Machine'),
  message: text('Message'),
  review: text('Review'),
  account: text('Company'),
};
const outcomes = {
  nothing: text('No violation'),
  taken_down: text('Taken down'),
  suspended: text('Account suspended'),
} as const;
const reasons = [...reportReasons, ...flagReasons];

const reportsQuery = (state: State) =>
  pagesQuery(['reports', state], (after) => call(listReports, { query: { state, ...after } }));

export function ReportsScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Reports')} path="/admin/reports" states={states} texts={texts}>
      {(state) => <Cases key={state} state={state} />}
    </DeskPage>
  );
}

function Cases({ state }: { state: State }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = useInfiniteQuery(reportsQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ cases }) => cases)}
      failed={t('Failed to fetch the reports')}
      label={t('Reports')}
      nameLabel={t('Reported')}
      nameOf={({ title }) => title}
      columns={[
        { label: t('Type'), cell: ({ kind }) => t(kinds[kind]) },
        { label: t('Belongs to'), cell: ({ company }) => <bdi>{company.companyName}</bdi> },
        { label: t('Reason'), cell: ({ reports: [first] }) => first && labelIn(t, reasons, first.reason) },
        { label: t('Reports'), cell: ({ reports }) => formatNumber(reports.length, language), number: true },
        state === 'open'
          ? { label: t('Waiting since'), cell: ({ createdAt }) => <Age since={createdAt} /> }
          : { label: t('Decision'), cell: ({ outcome }) => outcome && t(outcomes[outcome]) },
      ]}
      panel={(one) => <CaseFile reported={one} />}
      panelOf={(id) => <OneCase id={id} />}
    />
  );
}

const caseQuery = (id: string) =>
  oneQuery('reports', id, async (only) => (await call(listReports, { query: { only } })).cases);

export function OneCase({ id }: { id: string }) {
  return <OneItem query={caseQuery(id)}>{(one) => <CaseFile reported={one} />}</OneItem>;
}

function CaseFile({ reported }: { reported: Case }) {
  const { t } = useTranslation();
  const { kind, title, excerpt, company, reports, outcome, reason } = reported;
  return (
    <DeskFile
      title={
        <>
          {t(kinds[kind])}
          {': '}
          {kind === 'listing' && outcome !== 'taken_down' ? (
            <LocalLink to={`/equipment/${reported.subjectId}`} className={classes.link ?? ''}>
              <bdi>{title}</bdi>
            </LocalLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </>
      }
      since={reported.createdAt}
      facts={[
        {
          label: t('Belongs to'),
          value: (
            <LocalLink to={`/admin/companies/${company._id}`} className={classes.link ?? ''}>
              <bdi>{company.companyName}</bdi>
            </LocalLink>
          ),
        },
        company.suspended && { label: t('Account'), value: t('Account suspended') },
        excerpt !== '' && { label: t('Content when reported'), value: <bdi>{excerpt}</bdi>, wide: true },
        {
          label: t('Reports'),
          wide: true,
          value: (
            <span className={classes.lines}>
              {reports.map((report) => (
                <ReportLine key={`${report.at} ${report.by?._id ?? report.reason}`} report={report} />
              ))}
            </span>
          ),
        },
        outcome && { label: t('Decision'), value: t(outcomes[outcome]) },
        reason && { label: t('Reason'), value: <bdi>{reason}</bdi> },
      ]}
    >
      <CaseActions reported={reported} />
      {kind === 'listing' && <ListingEvidence id={reported.subjectId} />}
    </DeskFile>
  );
}

function ReportLine({ report: { reason, text: details, by, facts } }: { report: Case['reports'][number] }) {
  const { t } = useTranslation();
  const known = Object.values(facts).filter(Boolean).join(' · ');
  return (
    <span>
      {labelIn(t, reasons, reason)}
      {by ? (
        <>
          {' · '}
          <bdi>{by.companyName}</bdi>
        </>
      ) : (
        ` · ${t('Flagged automatically')}`
      )}
      {known && (
        <>
          {' · '}
          <bdi>{known}</bdi>
        </>
      )}
      {details && (
        <>
          {': '}
          <bdi>{details}</bdi>
        </>
      )}
    </span>
  );
}

function CaseActions({ reported }: { reported: Case }) {
  const { t } = useTranslation();
  const { _id: id, can, company } = reported;
  const reason = { note: t('Reason'), noteNeeded: t('Give a reason of at least 3 characters'), noteMax: 1_000 };
  const messages = { done: t(decideReport.message), failed: t('Failed to save the decision') };
  const decide = (outcome: keyof typeof outcomes) => (note: string) =>
    call(decideReport, { params: { id }, body: { outcome, reason: note } });
  return (
    <DealActions
      can={can}
      refresh="admin"
      about={reported.title}
      acts={[
        {
          key: 'nothing',
          label: t('No violation...'),
          title: t('Close with no violation?'),
          effect: t('The reporter is notified that we reviewed it. No other action is taken.'),
          note: t('Note (optional)'),
          noteMax: 1_000,
          confirm: t('No violation'),
          ...messages,
          send: decide('nothing'),
        },
        {
          key: 'takenDown',
          label: t('Take it down...'),
          title: t('Take this down?'),
          effect: t('It will no longer be visible. The company will see your reason.'),
          ...reason,
          confirm: t('Take it down'),
          tone: 'danger',
          ...messages,
          send: decide('taken_down'),
        },
        {
          key: 'suspended',
          label: t('Suspend the account...'),
          title: t('Suspend {{name}}?', { name: company.companyName }),
          effect: t('Its team members are logged out immediately, and the company is hidden until you restore it.'),
          ...reason,
          confirm: t('Suspend'),
          tone: 'danger',
          ...messages,
          send: decide('suspended'),
        },
      ]}
    />
  );
}
