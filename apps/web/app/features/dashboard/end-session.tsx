import { Button } from '@mantine/core';
import { revokeOtherSessions, revokeSession } from '@rigsouq/contract/identity';
import { deviceOf } from '@rigsouq/kernel/devices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { FailureNote } from '../../shell/failure-note.tsx';
import { securityEventsKey } from '../../shell/security/security-events-key.ts';
import { type OpenSession, sessionsQuery } from './dashboard-queries.ts';
import classes from './end-session.module.css';

/** One session, or all but the one that asks. */
export type Ending = OpenSession | 'others';

/** Asks once, in words, and says what cannot be undone. */
export function EndSession({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  // The words stay while the modal fades out.
  const [shown, setShown] = useState(ending);
  useEffect(() => {
    if (ending) setShown(ending);
  }, [ending]);

  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (what: Ending): Promise<unknown> =>
      what === 'others' ? call(revokeOtherSessions) : call(revokeSession, { params: { id: what._id } }),
    onSuccess: async (_, what) => {
      onClose();
      void toast({ message: what === 'others' ? t('All other sessions ended') : t('Session ended'), tone: 'good' });
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries(sessionsQuery), client.invalidateQueries({ queryKey: securityEventsKey })]),
  });

  const name = (shown !== 'others' && deviceOf(shown?.userAgent ?? null).name) || t('Unknown device');
  const question = shown === 'others' ? t('End all other sessions?') : t('End the session on {{name}}?', { name });

  function close() {
    end.reset();
    onClose();
  }

  return (
    <Dialog opened={ending !== undefined} onClose={close} title={question}>
      <div className={classes.body}>
        <p>
          {shown === 'others'
            ? t('Every device but this one is logged out at once. This cannot be undone.')
            : t('That device is logged out at once. This cannot be undone.')}
        </p>
        {end.isError && <FailureNote>{messageOf(i18n, end.error, t('Failed to end the session'))}</FailureNote>}
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => ending && end.mutate(ending)} disabled={end.isPending}>
            {end.isPending ? t('Ending...') : shown === 'others' ? t('End all other sessions') : t('End session')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
