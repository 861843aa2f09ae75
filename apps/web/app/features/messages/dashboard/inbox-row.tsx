import { Button } from '@mantine/core';
import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import classes from './inbox.module.css';

type InboxEntry = {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  message: string;
  isRead: boolean;
  createdAt: string;
};

type LetterRowProps = {
  entry: InboxEntry;
  subject: string;
  /** The topic that was selected in the form. */
  about: string;
  onRead: () => void;
  /** Additional buttons. */
  actions?: ReactNode;
};

/** Shows one line that opens the message. An opened message counts as read. */
export function InboxRow({ entry, subject, about, onRead, actions }: LetterRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const body = useId();
  const { name, company, isRead, createdAt } = entry;

  function toggle() {
    setOpen(!open);
    if (!open && !isRead) onRead();
  }

  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <button type="button" className={classes.line} aria-expanded={open} aria-controls={body} onClick={toggle}>
        <span className={classes.subject}>
          <bdi>{subject}</bdi>
          <Badge tone={isRead ? 'gray' : 'blue'}>{isRead ? t('Read') : t('Unread')}</Badge>
        </span>
        <span className={classes.facts}>
          <bdi>{company ? `${name} · ${company}` : name}</bdi>
          <bdi>{formatInstant(createdAt, language)}</bdi>
        </span>
      </button>
      <div id={body} hidden={!open} className={classes.body}>
        {open && <Opened entry={entry} subject={subject} about={about} actions={actions} />}
      </div>
    </li>
  );
}

function Opened({ entry, subject, about, actions }: Omit<LetterRowProps, 'onRead'>) {
  const { t } = useTranslation();
  const { email, phone, message } = entry;
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <>
      <p className={classes.about}>{about}</p>
      <p dir="auto" className={classes.words}>
        {message}
      </p>
      <p className={classes.about}>
        <bdi>{email}</bdi>
        {phone && (
          <>
            {' · '}
            <a href={phoneLinks(phone).call} className={classes.link}>
              <bdi dir="ltr">{showPhone(phone)}</bdi>
            </a>
          </>
        )}
      </p>
      <div className={classes.actions}>
        <Button component="a" href={reply} variant="default" size="sm">
          {t('Reply by email')}
        </Button>
        {actions}
      </div>
    </>
  );
}
