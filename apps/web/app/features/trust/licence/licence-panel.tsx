import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type licenceStates, readLicences } from '@rigsouq/contract/trust/licences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Panel, PanelPlaceholder } from '../../../ui/page/panel.tsx';
import { LicenceForm } from './licence-form.tsx';
import classes from './licence-panel.module.css';

type Licences = AnswerOf<typeof readLicences>;
type State = (typeof licenceStates)[number];

/** Shows the licence on which the Verified badge depends, and the one that waits for review. */
export function LicencePanel() {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const found = useQuery({ queryKey: ['licences'], queryFn: () => call(readLicences) });
  return (
    <Panel
      id="licence"
      title={t('Your licence')}
      lead={t(
        'Your Verified badge is valid as long as your licence. We remind you 60, 30 and 7 days before it expires.',
      )}
      action={
        found.data?.can.send && (
          <Button variant="default" onClick={() => setSending(true)}>
            {t('Upload a licence')}
          </Button>
        )
      }
    >
      {found.data ? (
        <Lines licences={found.data} />
      ) : (
        <PanelPlaceholder query={found} failed={t('Failed to fetch your licence')} />
      )}
      <Dialog opened={sending} onClose={() => setSending(false)} title={t('Upload a licence')}>
        <LicenceForm onDone={() => setSending(false)} />
      </Dialog>
    </Panel>
  );
}

function Lines({ licences: { approved, waiting, rejected } }: { licences: Licences }) {
  const { t } = useTranslation();
  if (!approved && !waiting && !rejected)
    return <p className={classes.line}>{t('You have not uploaded a licence with an expiry date yet.')}</p>;
  return (
    <>
      {approved && <Line licence={approved} state="approved" />}
      {waiting && <Line licence={waiting} state="waiting" />}
      {rejected && <Line licence={rejected} state="rejected" reason={rejected.reason} />}
    </>
  );
}

type LineProps = { licence: NonNullable<Licences['approved']>; state: State; reason?: string | null };

function Line({ licence: { name, expiresOn, daysLeft }, state, reason }: LineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatDay(expiresOn, language);
  const texts = {
    approved:
      daysLeft < 0
        ? t('Expired on {{day}}. Your Verified badge is removed until we approve a new licence.', { day })
        : t('Approved, valid until {{day}}', { day }),
    waiting: t('Under review. Expiry date: {{day}}', { day }),
    rejected: t('Not approved: {{reason}}', { reason: `\u2068${reason ?? ''}\u2069` }),
  };
  return (
    <p className={classes.line} data-bad={state === 'rejected' || daysLeft < 0 || undefined}>
      <bdi className={classes.name}>{name}</bdi>
      {texts[state]}
    </p>
  );
}
