import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { MESSAGE_MAX } from '@rigsouq/contract/messages/calls';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, attachmentFileRule } from '../../lib/file-rules.ts';
import { messageDraft } from '../../lib/message-draft.ts';
import classes from './composer.module.css';
import { UploadList } from './upload-list.tsx';
import { type AttachedFile, useAttachments } from './use-attachments.ts';

type ComposerProps = {
  equipmentId: string;
  otherId: string;
  mayWrite: boolean;
  onSend: (content: string, attachments: readonly AttachedFile[]) => void;
};

/** Lets the user write a message. The draft stays on the device until it is sent. */
export function Composer({ equipmentId, otherId, mayWrite, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const draft = messageDraft(equipmentId, otherId);
  const text = draft.use();
  const attachments = useAttachments();
  const [fault, setFault] = useState<string>();
  const hint = useId();
  if (!mayWrite) return <p className={classes.closed}>{t('This conversation is closed.')}</p>;

  function send() {
    const content = text.trim();
    if (!content) return setFault(t('Please enter a message before sending.'));
    if (attachments.hasPending) return setFault(t('Wait until all files are uploaded, or remove them.'));
    setFault(undefined);
    onSend(content, attachments.takeAll());
    draft.write('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor, and on a phone it starts a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  }

  function attach(files: readonly File[]) {
    attachments.add(files);
    setFault(undefined);
  }

  const error = fault ?? attachments.error;
  return (
    <form method="post" className={classes.form} onSubmit={submit}>
      <UploadList attachments={attachments} />
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.line}>
        <AttachButton onChoose={attach} />
        <Textarea
          aria-label={t('Message')}
          aria-describedby={hint}
          placeholder={t('Write a message')}
          value={text}
          onChange={(event) => {
            draft.write(event.currentTarget.value);
            setFault(undefined);
          }}
          onKeyDown={sendOnEnter}
          maxLength={MESSAGE_MAX}
          autosize
          minRows={1}
          maxRows={6}
          size="md"
          dir="auto"
          className={classes.words}
        />
        <Button type="submit" color="amber" size="md" px="md" aria-label={t('Send')}>
          <IconSend size={20} stroke={1.75} aria-hidden="true" className={classes.sign} />
        </Button>
      </div>
      <p id={hint} className={classes.hint}>
        {t('Press Enter to send, Shift+Enter for a new line.')}
      </p>
    </form>
  );
}

function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChoose(Array.from(currentTarget.files ?? []));
    // The field is cleared, so that the user can choose the same file again.
    currentTarget.value = '';
  }

  return (
    <label className={classes.attach}>
      <IconPaperclip size={22} stroke={1.75} aria-hidden="true" />
      <input
        type="file"
        multiple
        accept={acceptOf(attachmentFileRule)}
        onChange={choose}
        aria-label={t('Attach files')}
        className={classes.input}
      />
    </label>
  );
}

function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
