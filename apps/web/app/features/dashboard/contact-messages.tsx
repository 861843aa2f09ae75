import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Badge, Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../shell/query-failure.tsx';
import { ContactMessageRow } from './contact-message-row.tsx';
import classes from './contact-messages.module.css';
import { contactMessagesQuery, type MessagePage } from './contact-messages-query.ts';

/** What others wrote to the company by the contact forms. */
export function ContactMessages() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...contactMessagesQuery(page), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <section aria-labelledby="contact-messages" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="contact-messages" className={classes.title}>
          {t('Contact messages')}
        </h2>
        {data !== undefined && data.unread > 0 && (
          <Badge variant="light" color="blue" radius="sm" tt="none">
            {t('{{number}} unread', { number: data.unread })}
          </Badge>
        )}
      </div>
      {query.isError ? (
        <div className={classes.note}>
          <QueryFailure query={query} fallback={t('Failed to fetch messages')} />
        </div>
      ) : data ? (
        <MessageList data={data} page={page} />
      ) : (
        <Waiting />
      )}
      {data && data.pages > 1 && <Pager page={page} pages={data.pages} onTurn={setPage} />}
    </section>
  );
}

function MessageList({ data, page }: { data: MessagePage; page: number }) {
  const { t } = useTranslation();
  if (data.messages.length === 0) {
    return (
      <div className={classes.empty}>
        <p>{t('No messages found.')}</p>
        <p className={classes.hint}>{t('What visitors write to you from your profile arrives here and by e-mail.')}</p>
      </div>
    );
  }
  return (
    <ul className={classes.list}>
      {data.messages.map((message) => (
        <ContactMessageRow key={message._id} message={message} page={page} />
      ))}
    </ul>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading...')} className={classes.list}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.waiting}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={12} width="70%" mt={10} />
        </div>
      ))}
    </div>
  );
}

function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Pages of messages')} className={classes.pager}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('Previous')}
      </Button>
      <span>{t('Page {{page}} of {{pages}}', { page, pages })}</span>
      <Button variant="default" size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}
