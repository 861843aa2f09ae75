import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { acceptSentDraft, declineSentDraft, listSentDrafts } from '@rigsouq/contract/leads/selling';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshListings } from './listing-queries.ts';
import classes from './sent-drafts.module.css';

type Draft = AnswerOf<typeof listSentDrafts>['drafts'][number];

const sentDraftsQuery = queryOptions({ queryKey: ['listings', 'sent'], queryFn: () => call(listSentDrafts) });

/** Lists the machines that were submitted with this user's email. There are rarely any, so a failure shows nothing. */
export function SentDrafts() {
  const { t } = useTranslation();
  const drafts = useQuery(sentDraftsQuery).data?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="sent-drafts">
      <h2 id="sent-drafts" className={classes.title}>
        {t('Submitted with your email')}
      </h2>
      <p>{t('Someone submitted these machines with your email address without logging in. Only you can see them.')}</p>
      <ul className={classes.list}>
        {drafts.map((draft) => (
          <SentDraft key={draft._id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function SentDraft({ draft }: { draft: Draft }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { _id: id, title, price, location, createdAt } = draft;
  const settled = {
    onError: (error: unknown) =>
      void toast({ message: messageOf(i18n, error, t('Failed to save the decision')), tone: 'bad' }),
    onSettled: () => refreshListings(client),
  };
  const accept = useMutation({
    mutationFn: () => call(acceptSentDraft, { params: { id } }),
    onSuccess: () => void toast({ message: t(acceptSentDraft.message), tone: 'good' }),
    ...settled,
  });
  const decline = useMutation({
    mutationFn: () => call(declineSentDraft, { params: { id } }),
    onSuccess: () => void toast({ message: t(declineSentDraft.message), tone: 'good' }),
    ...settled,
  });
  const busy = accept.isPending || decline.isPending;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          <bdi>{title}</bdi>
        </p>
        <p className={classes.facts}>
          <bdi>{formatPrice(price, 'USD', language)}</bdi> · <bdi>{location}</bdi> ·{' '}
          {formatInstant(createdAt, language)}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          color="amber"
          disabled={busy}
          onClick={() => accept.mutate()}
          aria-label={t('It is mine: {{title}}', { title })}
        >
          {t('It is mine')}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={busy}
          onClick={() => decline.mutate()}
          aria-label={t('It is not mine: {{title}}', { title })}
        >
          {t('It is not mine')}
        </Button>
      </div>
    </li>
  );
}
