import { Button } from '@mantine/core';
import { withdrawInvitation } from '@rigsouq/contract/identity/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { positionNames } from '../../../lib/positions.ts';
import { toast } from '../../../lib/toast.ts';
import { type Members, membersQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { useInvite } from './use-invite.ts';

type InvitationRowProps = { invitation: Members['invitations'][number]; mayChange: boolean };

export function InvitationRow({ invitation, mayChange }: InvitationRowProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { _id, email, position, expiresAt } = invitation;
  const fail = (error: unknown) =>
    void toast({ message: messageOf(i18n, error, t('Failed to send the invitation')), tone: 'bad' });
  const resend = useInvite();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { id: _id } }),
    onSuccess: () => void toast({ message: t(withdrawInvitation.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to cancel the invitation')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries(membersQuery),
  });
  const busy = resend.isPending || withdraw.isPending;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <bdi>{email}</bdi>
        </p>
        <p className={classes.facts}>
          {t(positionNames[position])} · {t('valid until {{time}}', { time: formatInstant(expiresAt, language) })}
        </p>
      </div>
      {mayChange && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            onClick={() => resend.mutate({ email, position }, { onError: fail })}
            aria-label={t('Send again to {{email}}', { email })}
          >
            {t('Send again')}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            onClick={() => withdraw.mutate()}
            aria-label={t('Cancel invitation to {{email}}', { email })}
          >
            {t('Cancel invitation')}
          </Button>
        </div>
      )}
    </li>
  );
}
