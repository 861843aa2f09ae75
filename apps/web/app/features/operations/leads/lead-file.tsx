import { Button } from '@mantine/core';
import { addEntryFromLead } from '@rigsouq/contract/directory/calls';
import { closeLead } from '@rigsouq/contract/operations/calls';
import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { localPath, useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { deskKey } from '../desk-key.ts';
import { DeskFile } from '../list/desk-file.tsx';
import { OneItem } from '../list/one-item.tsx';
import { type Lead, leadQuery } from '../operations-queries.ts';
import { ForwardLead } from './forward-dialog.tsx';
import { useLeadDetails } from './lead-details.ts';
import classes from './lead-file.module.css';
import { LeadForwards } from './lead-forwards.tsx';

export const leadKindTexts: Record<Lead['kind'], string> = {
  contact: text('Message'),
  'buyer-network': text('Buyer network request'),
  sell: text('Equipment to sell'),
  provider: text('Service provider registration'),
  'service-request': text('Service request'),
  expert: text('Expert application'),
  'expert-contact': text('Expert request'),
  trial: text('Free trial request'),
  demo: text('Demo request'),
};

export function OneLead({ id }: { id: string }) {
  return <OneItem query={leadQuery(id)}>{(lead) => <LeadFile lead={lead} />}</OneItem>;
}

export function LeadFile({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const details = useLeadDetails(lead);
  return (
    <DeskFile
      title={<bdi>{lead.subject || t(leadKindTexts[lead.kind])}</bdi>}
      badge={lead.subject && <Badge tone="gray">{t(leadKindTexts[lead.kind])}</Badge>}
      since={lead.createdAt}
    >
      <p className={classes.who}>
        <span>
          <JoinedFacts facts={[lead.name, lead.company]} />
        </span>
        <bdi>{lead.email}</bdi>
        {lead.phone && (
          <a href={phoneLinks(lead.phone).call} dir="ltr">
            {showPhone(lead.phone)}
          </a>
        )}
      </p>
      {details.length > 0 && (
        <p className={classes.details}>
          <JoinedFacts facts={details} />
        </p>
      )}
      {lead.message && (
        <p className={classes.message}>
          <bdi>{lead.message}</bdi>
        </p>
      )}
      <LeadForwards forwards={lead.forwards} />
      <LeadActions lead={lead} />
    </DeskFile>
  );
}

function LeadActions({ lead }: { lead: Lead }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () => call(closeLead, { params: { id: lead._id } }),
    onSuccess: () => void toast({ message: t(closeLead.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to close the lead')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const addToDirectory = useMutation({
    mutationFn: () => call(addEntryFromLead, { params: { id: lead._id } }),
    onSuccess: async () => {
      void toast({ message: t(addEntryFromLead.message), tone: 'good' });
      // The lists load again afterwards: a list without the lead closes it, which would lead back to the leads.
      await navigate(localPath(language, '/admin/directory'));
      await client.invalidateQueries({ queryKey: deskKey });
    },
    onError: async (error) => {
      void toast({ message: messageOf(i18n, error, t('Failed to save the entry')), tone: 'bad' });
      await client.invalidateQueries({ queryKey: deskKey });
    },
  });
  const reply = `mailto:${lead.email}?subject=${encodeURIComponent(`Re: ${lead.subject ?? 'Rigsouq'}`)}`;
  return (
    <div className={classes.acts}>
      <Button
        component="a"
        href={reply}
        variant="default"
        size="xs"
        aria-label={t('Reply to {{name}}', { name: lead.name })}
      >
        {t('Reply')}
      </Button>
      {lead.state === 'open' && (lead.kind === 'service-request' || lead.kind === 'expert-contact') && (
        <ForwardLead lead={lead} />
      )}
      {lead.state === 'open' && (lead.kind === 'expert' || lead.kind === 'provider') && (
        <Button
          variant="default"
          size="xs"
          onClick={() => addToDirectory.mutate()}
          disabled={addToDirectory.isPending}
          aria-label={t('Add to directory: {{name}}', { name: lead.name })}
        >
          {t('Add to directory')}
        </Button>
      )}
      {lead.state === 'open' && (
        <Button
          variant="default"
          size="xs"
          onClick={() => close.mutate()}
          disabled={close.isPending}
          aria-label={t('Close the lead from {{name}}', { name: lead.name })}
        >
          {t('Close')}
        </Button>
      )}
    </div>
  );
}
