import { Badge, Button } from '@mantine/core';
import { inquiryTypes } from '@rigsouq/contract/contact';
import { closeLead } from '@rigsouq/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ago } from '../../lib/ago.ts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { formatInstant } from '../../lib/format.ts';
import { text } from '../../lib/i18n.ts';
import { labelIn } from '../../lib/labels.ts';
import { useLanguage } from '../../lib/language.ts';
import { toast } from '../../lib/toast.ts';
import classes from './lead-card.module.css';
import { deskKey, type Lead } from './operations-queries.ts';
import { useTradeWords } from './trade-words.ts';

const kinds: Record<Lead['kind'], string> = {
  contact: text('Message'),
  'buyer-network': text('Wants to join the buyer network'),
  sell: text('Equipment to sell'),
};

export function LeadCard({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const details = useDetails(lead);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{lead.subject || t(kinds[lead.kind])}</bdi>
        </h2>
        {lead.subject && (
          <Badge variant="light" color="gray" radius="sm" tt="none">
            {t(kinds[lead.kind])}
          </Badge>
        )}
        <time dateTime={lead.createdAt} title={formatInstant(lead.createdAt, language)} className={classes.when}>
          {ago(lead.createdAt, language)}
        </time>
      </div>
      <p className={classes.who}>
        <bdi>{[lead.name, lead.company].filter(Boolean).join(' · ')}</bdi>
        <bdi>{lead.email}</bdi>
        {lead.phone && (
          <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} dir="ltr">
            {lead.phone}
          </a>
        )}
      </p>
      {details.length > 0 && (
        <p className={classes.details}>
          <bdi>{details.join(' · ')}</bdi>
        </p>
      )}
      {lead.message && (
        <p className={classes.message}>
          <bdi>{lead.message}</bdi>
        </p>
      )}
      <Acts lead={lead} />
    </li>
  );
}

/** As a person tells it; whatever else comes after. */
const detailOrder = ['category', 'brand', 'model', 'year', 'condition', 'price', 'location', 'photos'];
const placeOf = (name: string) => detailOrder.indexOf(name) + 1 || detailOrder.length + 1;

/** What only this kind of lead asks, in the words of the page where the code is known. */
function useDetails({ details }: Lead): string[] {
  const { t } = useTranslation();
  const { word } = useTradeWords();
  return Object.entries(details)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => {
      if (name === 'country' || name === 'companyType') return word(name, value);
      if (name === 'category') return word('equipment', value);
      if (name === 'condition') return word('condition', value);
      if (name === 'photos') return t('Photos: {{number}}', { number: value });
      return labelIn(t, inquiryTypes, value);
    });
}

function Acts({ lead }: { lead: Lead }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () => call(closeLead, { params: { id: lead._id } }),
    onSuccess: () => void toast({ message: t('The lead is closed'), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to close the lead')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
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
      {lead.state === 'open' && (
        <Button
          variant="default"
          size="xs"
          onClick={() => close.mutate()}
          disabled={close.isPending}
          aria-label={t('Close the lead of {{name}}', { name: lead.name })}
        >
          {t('Close')}
        </Button>
      )}
    </div>
  );
}
