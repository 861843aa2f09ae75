import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { inviteMember } from '@rigsouq/contract/identity/members';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { assignablePositions, positionNames } from '../../../lib/positions.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { useFieldForm } from '../../../shared/identity/use-field-form.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { useInvite } from './use-invite.ts';

type Invited = { email: string; position: (typeof assignablePositions)[number] };

export function InviteForm() {
  const { t } = useTranslation();
  const invite = useInvite();
  const form = useContractForm<Invited>(inviteMember.body, { email: '', position: 'agent' });
  const { failure, send } = useFieldForm(
    form,
    { 'member.email_taken': 'email' } as const,
    t('Failed to send the invitation'),
  );
  const save = send(async (invited) => {
    await invite.mutateAsync(invited);
    form.reset();
  });
  return (
    <form method="post" noValidate className={classes.invite} onSubmit={save} aria-label={t('Invite a colleague')}>
      <div>
        <p className={classes.facts}>{t('Managers can also edit the company profile. Agents work on deals only.')}</p>
        {failure && <FailureNote>{failure}</FailureNote>}
      </div>
      <TextInput
        className={classes.email}
        label={t('Colleague’s email')}
        type="email"
        name="email"
        autoComplete="off"
        inputMode="email"
        dir="ltr"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={t('Position')}
        name="position"
        key={form.key('position')}
        data={assignablePositions.map((position) => ({ value: position, label: t(positionNames[position]) }))}
        {...form.getInputProps('position')}
      />
      <Button type="submit" color="ink" className={classes.send} disabled={form.submitting}>
        {form.submitting ? t('Sending...') : t('Send invitation')}
      </Button>
    </form>
  );
}
