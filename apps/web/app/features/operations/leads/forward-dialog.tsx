import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { forwardLead, listRecipients } from '@rigsouq/contract/leads/forwards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { deskKey } from '../desk-key.ts';
import type { Lead } from '../operations-queries.ts';

/** Forwards a request to matching providers, or to the requested expert. The operator chooses. */
export function ForwardLead({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="amber"
        size="xs"
        onClick={() => setOpen(true)}
        aria-label={t('Forward the request from {{name}}', { name: lead.name })}
      >
        {t('Forward')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('Forward the request')}>
        <RecipientForm id={lead._id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RecipientForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = useQuery({
    queryKey: [...deskKey, 'recipients', id],
    queryFn: () => call(listRecipients, { params: { id } }),
  });
  const forward = useMutation({
    mutationFn: () => call(forwardLead, { params: { id }, body: { entryIds: [...chosen] } }),
    onSuccess: () => {
      void toast({ message: t(forwardLead.message), tone: 'good' });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  if (found.isError) return <QueryFailure query={found} fallback={t('Failed to fetch the recipients')} />;
  if (!found.data) return <LoadingRows />;
  const toggle = (entry: string, on: boolean) =>
    setChosen(on ? [...chosen, entry] : chosen.filter((other) => other !== entry));
  return (
    <form
      noValidate
      className={dialogs.form}
      onSubmit={(event) => {
        event.preventDefault();
        forward.mutate();
      }}
    >
      {found.data.recipients.length === 0 && <NoRecipients />}
      {found.data.recipients.map((recipient) => (
        <RecipientChoice
          key={recipient._id}
          recipient={recipient}
          checked={chosen.includes(recipient._id)}
          onChange={(on) => toggle(recipient._id, on)}
        />
      ))}
      {forward.isError && (
        <FailureNote>{messageOf(i18n, forward.error, t('Failed to forward the request'))}</FailureNote>
      )}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={chosen.length === 0 || forward.isPending}>
          {t('Forward')}
        </Button>
      </div>
    </form>
  );
}

type Recipient = {
  name: string;
  city: string | null;
  hasEmail: boolean;
  hasEquipment: boolean;
  isForwarded: boolean;
} & {
  requestsLeft: number | null;
};
type RecipientChoiceProps = { recipient: Recipient; checked: boolean; onChange: (on: boolean) => void };

function RecipientChoice({ recipient, checked, onChange }: RecipientChoiceProps) {
  const { t } = useTranslation();
  const { name, city, hasEmail, hasEquipment, isForwarded, requestsLeft } = recipient;
  const notes = [
    city,
    hasEquipment && t('Works on this equipment'),
    isForwarded && t('Already forwarded'),
    requestsLeft !== null && t('Requests left this month: {{number}}', { number: requestsLeft }),
    !hasEmail && t('No email in the directory'),
  ];
  return (
    <Checkbox
      label={<bdi>{name}</bdi>}
      description={notes.some(Boolean) ? <JoinedFacts facts={notes} /> : undefined}
      checked={checked}
      disabled={!hasEmail || isForwarded || requestsLeft === 0}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function NoRecipients() {
  const { t } = useTranslation();
  return (
    <p>
      {t('No published provider offers this service in this country.')}{' '}
      <LocalLink to="/admin/directory">{t('Directory')}</LocalLink>
    </p>
  );
}
