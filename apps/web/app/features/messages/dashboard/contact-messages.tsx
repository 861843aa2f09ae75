import { contactReasons, inquiryTypes } from '@rigsouq/contract/leads/contact';
import { categories, type Entry } from '@rigsouq/contract/taxonomy';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { type ContactMessage, contactMessagesQuery, useMarkRead } from './contact-messages-query.ts';
import classes from './inbox.module.css';
import { Empty, InboxPanel } from './inbox-panel.tsx';
import { InboxRow } from './inbox-row.tsx';

const reasons: readonly Entry[] = [...contactReasons, ...inquiryTypes];

/** Lists the messages that others sent with the contact forms. */
export function ContactMessages() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...contactMessagesQuery(page), placeholderData: keepPreviousData });
  const emptyState = (
    <Empty
      says={t('No messages found.')}
      hint={t('Messages sent from your profile page appear here and reach you by email.')}
    />
  );
  return (
    <InboxPanel
      title={t('Contact messages')}
      query={query}
      unread={({ unread }) => unread}
      failure={t('Failed to fetch messages')}
      empty={({ messages }) => messages.length === 0 && emptyState}
      pager={{ page, pages: ({ pages }) => pages, onPage: setPage }}
    >
      {({ messages }) => (
        <ul className={classes.list}>
          {messages.map((message) => (
            <Row key={message._id} message={message} page={page} />
          ))}
        </ul>
      )}
    </InboxPanel>
  );
}

function Row({ message, page }: { message: ContactMessage; page: number }) {
  const { t } = useTranslation();
  const markRead = useMarkRead(page);
  const { _id, subject, reason, equipmentCategory } = message;
  const about = [labelIn(t, reasons, reason), equipmentCategory && labelIn(t, categories, equipmentCategory)];
  return (
    <InboxRow
      entry={message}
      subject={subject}
      about={about.filter(Boolean).join(' · ')}
      onRead={() => markRead.mutate(_id)}
    />
  );
}
