import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import {
  changeNoticePreferences,
  choicesOf,
  type EmailChoice,
  type EmailKind,
  emailKinds,
} from '@rigsouq/contract/notifications/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { noticePreferencesQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { AccountPanel, PanelPlaceholder } from '../../../shared/identity/account-panel.tsx';
import { LanguageRow } from './language-row.tsx';

const kindNames: Record<EmailKind, string> = {
  task: text('What waits for you'),
  message: text('Messages'),
  quote: text('Quotes'),
  inspection: text('Inspections'),
  booking: text('Rentals'),
  inquiry: text('Sale inquiries'),
  auction: text('Auctions'),
  need: text('Buyer needs'),
  supplier: text('Supplier documents'),
  rfq: text('Requests for quotation'),
  order: text('Purchase orders'),
  review: text('Reviews'),
  licence: text('Your licence and verification'),
  report: text('Reported item'),
  listing: text('Your listings'),
  plan: text('Your e-procurement plan'),
};
const choiceNames: Record<EmailChoice, string> = {
  now: text('Immediately'),
  daily: text('Once a day'),
  never: text('Never'),
};

/** Edits when the user gets emails. The bell shows every notification. */
export function NoticesPanel() {
  const { t } = useTranslation();
  const found = useQuery(noticePreferencesQuery);
  return (
    <AccountPanel
      id="notices-mail"
      title={t('Email notifications')}
      lead={t('You see every notification here in the app. Choose when you also get an email.')}
    >
      <LanguageRow />
      {found.data ? (
        <ul className={classes.list} aria-labelledby="notices-mail">
          {emailKinds.map((kind) => (
            <KindRow key={kind} kind={kind} chosen={found.data.choices[kind]} />
          ))}
        </ul>
      ) : (
        <PanelPlaceholder query={found} failed={t('Failed to fetch your email settings')} />
      )}
    </AccountPanel>
  );
}

function KindRow({ kind, chosen }: { kind: EmailKind; chosen: EmailChoice }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (mail: EmailChoice) => call(changeNoticePreferences, { body: { choices: { [kind]: mail } } }),
    onSuccess: () => void toast({ message: t(changeNoticePreferences.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to save your email settings')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries(noticePreferencesQuery),
  });
  const name = t(kindNames[kind]);
  return (
    <li className={classes.row}>
      <p className={classes.name}>{name}</p>
      <NativeSelect
        aria-label={t('Email about {{kind}}', { kind: name })}
        value={choose.isPending ? choose.variables : chosen}
        onChange={(event) => choose.mutate(event.currentTarget.value as EmailChoice)}
        data={choicesOf(kind).map((value) => ({ value, label: t(choiceNames[value]) }))}
      />
    </li>
  );
}
