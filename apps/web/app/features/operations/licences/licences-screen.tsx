import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { approveLicence, licenceStates, listLicences, rejectLicence } from '@rigsouq/contract/trust/licences';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import { CompanyEvidence } from '../companies/company-evidence.tsx';
import classes from '../list/desk-file.module.css';
import { Age, DeskFile } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { OneItem } from '../list/one-item.tsx';
import { oneQuery } from '../list/one-query.ts';
import { pagesQuery } from '../list/pages-query.ts';
import { useOpenDocument } from '../use-open-document.ts';

type State = (typeof licenceStates)[number];
type Licence = AnswerOf<typeof listLicences>['licences'][number];

const texts: Record<State, string> = {
  waiting: text('Waiting'),
  approved: text('Approved'),
  rejected: text('Rejected'),
};

const licencesQuery = (state: State) =>
  pagesQuery(['licences', state], (after) => call(listLicences, { query: { state, ...after } }));

const licenceQuery = (id: string) =>
  oneQuery('licences', id, async (only) => (await call(listLicences, { query: { only } })).licences);

export function LicencesScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Licences')} path="/admin/licences" states={licenceStates} texts={texts}>
      {(state) => <Licences key={state} state={state} />}
    </DeskPage>
  );
}

function Licences({ state }: { state: State }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = useInfiniteQuery(licencesQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ licences }) => licences)}
      failed={t('Failed to fetch the licences')}
      label={t('Licences')}
      nameLabel={t('Company')}
      nameOf={({ company }) => company.companyName}
      columns={[
        { label: t('Document'), cell: ({ name }) => <bdi>{name}</bdi> },
        { label: t('Expiry date'), cell: ({ expiresOn }) => formatDay(expiresOn, language) },
        { label: t('Sent'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={(licence) => <LicenceFile licence={licence} />}
      panelOf={(id) => <OneLicence id={id} />}
    />
  );
}

/** Shows a licence of the queue with the details of its company, which the document must agree with. */
export function OneLicence({ id }: { id: string }) {
  return <OneItem query={licenceQuery(id)}>{(licence) => <LicenceFile licence={licence} />}</OneItem>;
}

function LicenceFile({ licence }: { licence: Licence }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id: id, company, state, expiresOn, daysLeft, reason, lost } = licence;
  const waiting = state === 'waiting';
  const name = company.companyName;
  const open = useOpenDocument();
  return (
    <DeskFile
      title={
        <LocalLink to={`/admin/companies/${company._id}`} className={classes.link ?? ''}>
          <bdi>{name}</bdi>
        </LocalLink>
      }
      badge={company.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
      since={licence.createdAt}
      facts={[
        {
          label: t('Document'),
          value: (
            <span className={classes.lines}>
              <bdi>{licence.name}</bdi>
              <Button
                variant="default"
                size="xs"
                onClick={() => open.mutate(licence.mediaId)}
                disabled={open.isPending}
              >
                {t('Open document')}
              </Button>
            </span>
          ),
        },
        { label: t('Expiry date'), value: formatDay(expiresOn, language) },
        daysLeft < 0 && { label: t('Status'), value: t('Licence expired') },
        lost && {
          label: t('Badge'),
          value: t('Removed when the previous licence expired. Restored when you approve this one.'),
        },
        reason !== null && { label: t('Reason'), value: <bdi>{reason}</bdi> },
      ]}
    >
      <DealActions
        can={{ approve: waiting, reject: waiting }}
        refresh="admin"
        about={name}
        acts={[
          {
            key: 'approve',
            label: t('Approve...'),
            title: t('Approve the licence of {{name}}?', { name }),
            effect: t('Check the name and expiry date on the document: {{day}}. The Verified badge depends on it.', {
              day: formatDay(expiresOn, language),
            }),
            confirm: t('Approve'),
            tone: 'main',
            done: t(approveLicence.message),
            failed: t('Failed to save the decision'),
            send: () => call(approveLicence, { params: { id } }),
          },
          {
            key: 'reject',
            label: t('Reject...'),
            title: t('Reject the licence of {{name}}?', { name }),
            effect: t('The company will see your reason and can upload another licence.'),
            note: t('Reason'),
            noteNeeded: t('Give a reason of at least 3 characters'),
            noteMax: 1_000,
            confirm: t('Reject'),
            tone: 'danger',
            done: t(rejectLicence.message),
            failed: t('Failed to save the decision'),
            send: (note) => call(rejectLicence, { params: { id }, body: { reason: note } }),
          },
        ]}
      />
      <CompanyEvidence id={company._id} />
    </DeskFile>
  );
}
