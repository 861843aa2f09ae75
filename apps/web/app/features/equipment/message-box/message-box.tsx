import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { text } from '../../../lib/i18n.ts';
import { LocalLink } from '../../../lib/local-link.tsx';
import { messageDraft } from '../../../lib/message-draft.ts';
import { readSession, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useSendToLogin } from '../../../shell/use-entry.ts';
import type { Equipment } from '../load-equipment.ts';
import classes from './message-box.module.css';

/** As in the contract, which is loaded when somebody sends. */
const MESSAGE_MAX = 4_000;

/** Writes to who offers the machine; nobody writes to themselves, nor about what is off the market. */
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
  // What a visitor typed is still there after the login.
  const draft = messageDraft(_id, supplier._id);
  const words = draft.use();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const ready = Boolean(supplier._id) && words.trim() !== '' && !sending;

  async function send(event: FormEvent) {
    event.preventDefault();
    const refuse = (message: string) => toast({ message, tone: 'bad' });
    // Behind a disabled button these are still checked (R70).
    if (!supplier._id) return refuse(t('Supplier information is missing. Unable to send message.'));
    if (!words.trim()) return refuse(t('Please enter a message before sending.'));
    if (!readSession().token) return sendToLogin(text('Please log in to send a message.'));
    setSending(true);
    const { sendWords } = await import('./send-words.ts');
    const { done, message } = await sendWords(i18n, { equipmentId: _id, recipientId: supplier._id, content: words });
    setSending(false);
    if (done) draft.write('');
    setSent(done);
    await toast({ message, tone: done ? 'good' : 'bad' });
  }

  return (
    <section aria-labelledby={`${id}title`} className={classes.box}>
      <h2 id={`${id}title`} className={classes.title}>
        {t('Write to the supplier')}
      </h2>
      {/* post: should the browser ever send the form by itself, nobody's words must end up in the address. */}
      <form method="post" className={classes.form} onSubmit={(event) => void send(event)}>
        <textarea
          aria-label={t('Message')}
          rows={3}
          dir="auto"
          maxLength={MESSAGE_MAX}
          placeholder={t('Is it available? When can it be seen?')}
          value={words}
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
