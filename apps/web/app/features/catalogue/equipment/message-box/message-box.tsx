import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSession, useSession } from '../../../../lib/api/session.ts';
import { useHydrated } from '../../../../lib/hydrated.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { messageDraft } from '../../../../lib/message-draft.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSendToLogin } from '../../../../shell/use-require-session.ts';
import type { Equipment } from '../load-equipment.ts';
import classes from './message-box.module.css';

/** The same value as in the contract, which is loaded only when the user sends. */
const MESSAGE_MAX = 4_000;

/** Lets the user write to the supplier. It is hidden for the supplier's own machines and for machines that are off the market. */
export function MessageBox({ listing }: { listing: Equipment }) {
  const own = useSession().userId === listing.supplier._id;
  const open = ['active', 'rented'].includes(listing.status);
  return own || !open ? null : <Box listing={listing} />;
}

function Box({ listing: { _id, supplier } }: { listing: Equipment }) {
  const { t, i18n } = useTranslation();
  const sendToLogin = useSendToLogin();
  const hydrated = useHydrated();
  const id = useId();
  // The draft is stored, so that a visitor's text is still there after the login.
  const draft = messageDraft(_id, supplier._id);
  const content = draft.use();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const ready = Boolean(supplier._id) && content.trim() !== '' && !sending;

  async function send(event: FormEvent) {
    event.preventDefault();
    const refuse = (message: string) => toast({ message, tone: 'bad' });
    // The checks also run behind a disabled button (R70).
    if (!supplier._id) return refuse(t('Supplier information is missing. Unable to send message.'));
    if (!content.trim()) return refuse(t('Please enter a message before sending.'));
    if (!readSession().token) return sendToLogin(text('Please log in to send a message.'));
    setSending(true);
    const { submitMessage } = await import('./submit-message.ts');
    const { done, message } = await submitMessage(i18n, { equipmentId: _id, recipientId: supplier._id, content });
    setSending(false);
    if (done) draft.write('');
    setSent(done);
    await toast({ message, tone: done ? 'good' : 'bad' });
  }

  return (
    <section aria-labelledby={`${id}title`} className={classes.box}>
      <h2 id={`${id}title`} className={classes.title}>
        {t('Message the supplier')}
      </h2>
      {/* The method is post so that the message never ends up in the address, even if the browser submits the form itself. */}
      <form method="post" className={classes.form} onSubmit={(event) => void send(event)}>
        <textarea
          aria-label={t('Message')}
          rows={3}
          dir="auto"
          maxLength={MESSAGE_MAX}
          placeholder={t('Is it available? When can I see it?')}
          value={content}
          onChange={(event) => draft.write(event.currentTarget.value)}
          className={classes.words}
        />
        <div className={classes.acts}>
          <Button type="submit" color="ink" size="md" disabled={!hydrated || !ready}>
            {sending ? t('Sending...') : t('Send')}
          </Button>
          {sent && (
            <LocalLink to={`/messages/${_id}?with=${supplier._id}`} className={classes.link}>
              {t('Open the conversation')}
            </LocalLink>
          )}
        </div>
      </form>
    </section>
  );
}
