import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { type Desk, desks } from '@rigsouq/contract/operations/desks';
import { setRights } from '@rigsouq/contract/operations/operators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import { deskTexts, type Operator } from '../operator-rights.ts';

export function RightsForm({ operator, onDone }: { operator: Operator; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [lead, setLead] = useState(operator.lead);
  const [chosen, setChosen] = useState<readonly Desk[]>(operator.desks);
  const save = useMutation({
    mutationFn: () => call(setRights, { params: { id: operator._id }, body: { lead, desks: [...chosen] } }),
    onSuccess: () => {
      void toast({ message: t(setRights.message), tone: 'good' });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const toggleDesk = (desk: Desk, on: boolean) =>
    setChosen(on ? [...chosen, desk] : chosen.filter((other) => other !== desk));
  return (
    <form
      noValidate
      className={dialogs.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Checkbox
        label={t('Lead operator')}
        description={t('Has access to every desk and assigns desks to others.')}
        checked={lead}
        onChange={(event) => setLead(event.currentTarget.checked)}
        data-autofocus
      />
      {desks.map((desk) => (
        <Checkbox
          key={desk}
          label={t(deskTexts[desk])}
          checked={lead || chosen.includes(desk)}
          disabled={lead}
          onChange={(event) => toggleDesk(desk, event.currentTarget.checked)}
        />
      ))}
      {save.isError && <FailureNote>{messageOf(i18n, save.error, t('Failed to save permissions'))}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
