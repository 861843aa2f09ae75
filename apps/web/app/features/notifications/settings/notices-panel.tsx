import {
  changeNoticePreferences,
  choicesOf,
  type EmailChoice,
  type EmailKind,
  emailChoices,
  emailKinds,
} from '@rigsouq/contract/notifications/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { noticePreferencesQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { Panel, PanelPlaceholder } from '../../../ui/page/panel.tsx';
import { LanguageRow } from './language-row.tsx';
import classes from './notices-panel.module.css';

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

/** Edits when the user gets emails: one row for each topic, one column for each frequency. The bell shows every notification. */
export function NoticesPanel() {
  const { t } = useTranslation();
  const found = useQuery(noticePreferencesQuery);
  return (
    <Panel
      id="notices-mail"
      title={t('Email notifications')}
      lead={t('You see every notification here in the app. Choose when you also get an email.')}
    >
      <LanguageRow />
      {found.data ? (
        <table className={classes.grid} aria-labelledby="notices-mail">
          <thead>
            <tr>
              <th scope="col">{t('Topic')}</th>
              {emailChoices.map((choice) => (
                <th key={choice} scope="col">
                  {t(choiceNames[choice])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {emailKinds.map((kind) => (
              <KindRow key={kind} kind={kind} chosen={found.data.choices[kind]} />
            ))}
          </tbody>
        </table>
      ) : (
        <PanelPlaceholder query={found} failed={t('Failed to fetch your email settings')} />
      )}
    </Panel>
  );
}

function KindRow({ kind, chosen }: { kind: EmailKind; chosen: EmailChoice }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  // A radio button must show the choice in the same moment; the state of a mutation comes a moment later.
  const [asked, setAsked] = useState<EmailChoice>();
  const choose = useMutation({
    mutationFn: (mail: EmailChoice) => call(changeNoticePreferences, { body: { choices: { [kind]: mail } } }),
    onSuccess: () => void toast({ message: t(changeNoticePreferences.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to save your email settings')), tone: 'bad' }),
    onSettled: async () => {
      await client.invalidateQueries(noticePreferencesQuery);
      setAsked(undefined);
    },
  });
  const offered = choicesOf(kind);
  return (
    <tr>
      <th scope="row">{t(kindNames[kind])}</th>
      {emailChoices.map((choice) => (
        <td key={choice}>
          {offered.includes(choice) && (
            <label className={classes.choice}>
              <input
                type="radio"
                name={`email-${kind}`}
                value={choice}
                checked={(asked ?? chosen) === choice}
                onChange={() => {
                  setAsked(choice);
                  choose.mutate(choice);
                }}
                aria-label={t('Email about {{kind}}: {{choice}}', {
                  kind: t(kindNames[kind]),
                  choice: t(choiceNames[choice]),
                })}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}
