import { Button } from '@mantine/core';
import { sendIssue, testIssue } from '@rigsouq/contract/leads/newsletter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import { deskKey } from '../desk-key.ts';
import acts from '../directory/directory.module.css';
import cards from '../list/cards.module.css';
import { DeskFile } from '../list/desk-file.tsx';
import { EmptyState } from '../states.tsx';
import { IssueForm } from './issue-form.tsx';
import { type Issue, issuesQuery } from './newsletter-query.ts';

const states: Record<Issue['state'], string> = { draft: text('Draft'), sending: text('Sending'), sent: text('Sent') };

/** Shows the issues of the newsletter, with the steps from the draft to the sending. */
export function NewsletterScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = useQuery(issuesQuery);
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageHead title={t('Newsletter')} indexed={false} />
      <h1 className={headings.title}>{t('Newsletter')}</h1>
      {found.isError && <QueryFailure query={found} fallback={t('Failed to fetch the newsletter')} />}
      {found.isPending && <LoadingRows />}
      {found.data && (
        <>
          <div className={acts.acts}>
            <p>{t('Subscribers: {{number}}', { number: formatNumber(found.data.subscribers, language) })}</p>
            <Button variant="default" size="sm" onClick={() => setOpen(true)}>
              {t('Write an issue')}
            </Button>
          </div>
          {found.data.issues.length === 0 && <EmptyState>{t('No issue yet.')}</EmptyState>}
          <ul className={cards.list}>
            {found.data.issues.map((issue) => (
              <IssueCard key={issue._id} issue={issue} subscribers={found.data.subscribers} />
            ))}
          </ul>
        </>
      )}
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('New issue')}>
        <IssueForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function IssueCard({ issue, subscribers }: { issue: Issue; subscribers: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSent = issue.state !== 'draft';
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className={cards.card}>
      <DeskFile
        title={<bdi>{issue.subjectEn}</bdi>}
        badge={<Badge tone={isSent ? 'green' : 'gray'}>{t(states[issue.state])}</Badge>}
        since={issue.sentAt ?? issue.createdAt}
        facts={[
          { label: t('Subject in Arabic'), value: <bdi>{issue.subjectAr}</bdi> },
          isSent && { label: t('Recipients'), value: number(issue.recipients) },
          isSent && { label: t('Accepted by the mail server'), value: number(issue.delivered) },
        ]}
      >
        {issue.state === 'draft' && <DraftActions issue={issue} subscribers={subscribers} />}
      </DeskFile>
    </li>
  );
}

function DraftActions({ issue, subscribers }: { issue: Issue; subscribers: number }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const language = useLanguage();
  const [dialog, setDialog] = useState<'change' | 'send'>();
  const close = () => setDialog(undefined);
  const params = { id: issue._id };
  const test = useMutation({
    mutationFn: () => call(testIssue, { params }),
    onSuccess: () => void toast({ message: t(testIssue.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to send the test')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <div className={acts.acts}>
      <Button variant="default" size="sm" onClick={() => setDialog('change')}>
        {t('Change')}
      </Button>
      <Button variant="default" size="sm" onClick={() => test.mutate()} disabled={test.isPending}>
        {t('Send me a test')}
      </Button>
      <Button color="amber" size="sm" onClick={() => setDialog('send')} disabled={subscribers === 0}>
        {t('Send...')}
      </Button>
      <Dialog opened={dialog === 'change'} onClose={close} title={t('Change the issue')}>
        <IssueForm issue={issue} onDone={close} />
      </Dialog>
      <Dialog opened={dialog === 'send'} onClose={close} title={t('Send "{{title}}"?', { title: issue.subjectEn })}>
        <ActionForm
          refresh="admin"
          onClose={close}
          act={{
            effect: t('Number of recipients: {{number}}. It cannot be stopped or changed afterwards.', {
              number: formatNumber(subscribers, language),
            }),
            confirm: t('Send to all'),
            tone: 'main',
            done: t(sendIssue.message),
            failed: t('Failed to send the issue'),
            send: () => call(sendIssue, { params, body: { recipients: subscribers } }),
          }}
        />
      </Dialog>
    </div>
  );
}
