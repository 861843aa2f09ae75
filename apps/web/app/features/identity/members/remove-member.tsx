import { Button } from '@mantine/core';
import { removeMember } from '@rigsouq/contract/identity/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Member, membersQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from '../security/end-session.module.css';

/** Asks for confirmation and says what happens. */
export function RemoveMember({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  // The text stays while the modal fades out.
  const [shown, setShown] = useState(member);
  useEffect(() => {
    if (member) setShown(member);
  }, [member]);

  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id }: Member) => call(removeMember, { params: { id: _id } }),
    onSuccess: () => {
      onClose();
      void toast({ message: t(removeMember.message), tone: 'good' });
    },
    onSettled: () => client.invalidateQueries(membersQuery),
  });

  function close() {
    remove.reset();
    onClose();
  }

  const question = t('Remove {{name}} from your account?', { name: `\u2068${shown?.name ?? ''}\u2069` });
  return (
    <Dialog opened={member !== undefined} onClose={close} title={question}>
      <div className={classes.body}>
        <p>
          {t(
            'They are logged out on all devices and cannot log in again. Their past activity stays. To restore access, invite them again.',
          )}
        </p>
        {remove.isError && (
          <FailureNote>{messageOf(i18n, remove.error, t('Failed to remove the team member'))}</FailureNote>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => member && remove.mutate(member)} disabled={remove.isPending}>
            {remove.isPending ? t('Removing...') : t('Remove team member')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
