import { Button } from '@mantine/core';
import { withdrawForward } from '@rigsouq/contract/leads/forwards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { ForwardAnswer } from '../../../shared/leads/requests/forward-answer.tsx';
import { forwardStateTexts } from '../../../shared/leads/requests/forward-texts.ts';
import classes from '../../../shared/leads/requests/request-card.module.css';
import { Badge } from '../../../ui/page/badge.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { deskKey } from '../desk-key.ts';
import type { Lead } from '../operations-queries.ts';

type Forward = Lead['forwards'][number];

/** Shows to whom a request was forwarded, and when it was sent, opened and answered. */
export function LeadForwards({ forwards }: { forwards: readonly Forward[] }) {
  const { t } = useTranslation();
  if (forwards.length === 0) return null;
  return (
    <ul className={classes.recipients} aria-label={t('Forwarded to')}>
      {forwards.map((forward) => (
        <ForwardRow key={forward._id} forward={forward} />
      ))}
    </ul>
  );
}

function ForwardRow({ forward }: { forward: Forward }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, state, sentAt, openedAt, decidedAt } = forward;
  const times = [
    t('Sent {{time}}', { time: formatInstant(sentAt, language) }),
    openedAt && t('Opened {{time}}', { time: formatInstant(openedAt, language) }),
    decidedAt && t('Decided {{time}}', { time: formatInstant(decidedAt, language) }),
  ];
  return (
    <li className={classes.recipient}>
      <div className={classes.head}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <Badge tone={forwardStateTexts[state].color}>{t(forwardStateTexts[state].label)}</Badge>
        {state === 'sent' && <Withdraw forward={forward} />}
      </div>
      <p className={classes.hint}>
        <JoinedFacts facts={times} />
      </p>
      <ForwardAnswer {...forward} />
    </li>
  );
}

function Withdraw({ forward: { _id: id, name } }: { forward: Forward }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawForward, { params: { id } }),
    onSuccess: () => void toast({ message: t(withdrawForward.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to withdraw the request')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => withdraw.mutate()}
      disabled={withdraw.isPending}
      aria-label={t('Withdraw from {{name}}', { name })}
    >
      {t('Withdraw')}
    </Button>
  );
}
