import { Button } from '@mantine/core';
import { revokeOtherSessions, revokeSession } from '@rigsouq/contract/identity/calls';
import { deviceOf } from '@rigsouq/kernel/devices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import { type OpenSession, sessionsQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { CurrentPasswordField } from '../../../shared/identity/current-password-field.tsx';
import { securityEventsKey } from '../../../shared/identity/security-events-key.ts';
import { useFieldForm } from '../../../shared/identity/use-field-form.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './end-session.module.css';

/** One session, or all sessions except the current one. */
export type SessionsToEnd = OpenSession | 'others';

type Props = { ending: SessionsToEnd | undefined; onClose: () => void };

/** Asks for confirmation, says what cannot be undone, and requires the password. A stranger at an open session therefore cannot log others out. */
export function EndSession({ ending, onClose }: Props) {
  const { t } = useTranslation();
  // The text stays while the modal fades out.
  const [shown, setShown] = useState(ending);
  useEffect(() => {
    if (ending) setShown(ending);
  }, [ending]);

  const name = (shown && shown !== 'others' && deviceOf(shown.userAgent).name) || t('Unknown device');
  const question = shown === 'others' ? t('End all other sessions?') : t('End the session on {{name}}?', { name });

  return (
    <Dialog opened={ending !== undefined} onClose={onClose} title={question}>
      {shown && <EndSessionForm ending={shown} onClose={onClose} />}
    </Dialog>
  );
}

function EndSessionForm({ ending, onClose }: { ending: SessionsToEnd; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const others = ending === 'others';
  const form = useContractForm(revokeOtherSessions.body, { currentPassword: '' }, 'end-session');
  const fields = { 'auth.wrong_password': 'currentPassword' } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to end the session'));

  const end = send(async (body) => {
    try {
      if (others) await call(revokeOtherSessions, { body });
      else await call(revokeSession, { params: { id: ending._id }, body });
    } finally {
      void client.invalidateQueries(sessionsQuery);
      void client.invalidateQueries({ queryKey: securityEventsKey });
    }
    onClose();
    void toast({ message: t((others ? revokeOtherSessions : revokeSession).message), tone: 'good' });
  });

  return (
    <form method="post" noValidate className={classes.body} onSubmit={end}>
      <p>
        {others
          ? t('All other devices will be logged out immediately. This cannot be undone.')
          : t('That device will be logged out immediately. This cannot be undone.')}
      </p>
      {failure && <FailureNote>{failure}</FailureNote>}
      <CurrentPasswordField form={form} data-autofocus />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="red" disabled={form.submitting}>
          {form.submitting ? t('Ending...') : others ? t('End all other sessions') : t('End session')}
        </Button>
      </div>
    </form>
  );
}
