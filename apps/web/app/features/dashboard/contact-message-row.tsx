import { Badge, Button } from '@mantine/core';
import { contactReasons, inquiryTypes } from '@rigsouq/contract/contact';
import { categories, type Entry } from '@rigsouq/contract/taxonomy';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format.ts';
import { labelIn } from '../../lib/labels.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './contact-messages.module.css';
import { type ContactMessage, useMarkRead } from './contact-messages-query.ts';

const reasons: readonly Entry[] = [...contactReasons, ...inquiryTypes];

/** One line that opens into the message, which is read from then on. */
export function ContactMessageRow({ message, page }: { message: ContactMessage; page: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const markRead = useMarkRead(page);
  const [open, setOpen] = useState(false);
  const body = useId();

  function toggle() {
    setOpen(!open);
    if (!open && !message.isRead) markRead.mutate(message._id);
  }

  return (
    <li className={classes.row} data-unread={!message.isRead || undefined}>
      <button type="button" className={classes.line} aria-expanded={open} aria-controls={body} onClick={toggle}>
        <span className={classes.subject}>
          <bdi>{message.subject}</bdi>
          {!message.isRead && (
            <Badge variant="light" color="blue" radius="sm" tt="none" component="span">
              {t('Unread')}
            </Badge>
          )}
        </span>
        <span className={classes.facts}>
          <bdi>{message.company ? `${message.name} · ${message.company}` : message.name}</bdi>
          <bdi>{formatInstant(message.createdAt, language)}</bdi>
        </span>
      </button>
      <div id={body} hidden={!open} className={classes.body}>
        {open && <Opened message={message} />}
      </div>
    </li>
  );
}

function Opened({ message }: { message: ContactMessage }) {
  const { t } = useTranslation();
  const { email, phone, reason, equipmentCategory } = message;
  const about = [labelIn(t, reasons, reason), equipmentCategory && labelIn(t, categories, equipmentCategory)];
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`;
  return (
    <>
      <p className={classes.about}>{about.filter(Boolean).join(' · ')}</p>
      <p dir="auto" className={classes.words}>
        {message.message}
      </p>
      <p className={classes.about}>
        <bdi>{email}</bdi>
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={classes.link}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </>
        )}
      </p>
      <Button component="a" href={reply} variant="default" size="sm">
        {t('Reply by e-mail')}
      </Button>
    </>
  );
}
