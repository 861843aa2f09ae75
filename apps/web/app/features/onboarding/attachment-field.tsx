import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './attachment-field.module.css';
import { type AttachmentName, acceptOf, attachmentFault, attachmentRules } from './attachments.ts';
import type { WizardState } from './use-wizard.tsx';

/** One optional file. The input lies over the whole box, so that a file can be dropped on it too. */
export function AttachmentField({ wizard, name }: { wizard: WizardState; name: AttachmentName }) {
  const { t } = useTranslation();
  const id = useId();
  const { label, hint, names, bytes } = attachmentRules[name];
  const file = wizard.attachments[name];
  const error = wizard.attachmentErrors[name];

  // Choosing hides the input and removing hides the button: focus goes to what takes their place.
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current) (file ? remove : input).current?.focus();
    acted.current = false;
  }, [file]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after it was removed or refused.
    event.currentTarget.value = '';
    if (!chosen) return;
    acted.current = true;
    const called = `\u2068${chosen.name}\u2069`;
    const faults = {
      empty: t('This file is empty.'),
      kind: t('{{file}} is not a supported file type ({{types}}).', { file: called, types: names }),
      size: t('{{file}} exceeds {{limit}} limit.', { file: called, limit: `${bytes / 1024 / 1024}MB` }),
    };
    const fault = attachmentFault(name, chosen);
    wizard.attach(name, fault ? undefined : chosen, fault && faults[fault]);
  }

  function takeAway() {
    acted.current = true;
    wizard.attach(name, undefined);
  }

  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t(label)} <span className={classes.optional}>{t('(optional)')}</span>
      </label>
      {file && <Chosen file={file} name={name} remove={remove} onRemove={takeAway} />}
      <div className={classes.box} data-faulty={error ? true : undefined} hidden={file !== undefined}>
        <IconUpload size={20} aria-hidden="true" />
        <p className={classes.words}>
          <span className={classes.action}>{t('Choose a file')}</span>{' '}
          <span className={classes.drop}>{t('or drop it here')}</span>
          <span className={classes.hint} id={`${id}-hint`}>
            {t(hint)}
          </span>
        </p>
        <input
          id={id}
          ref={input}
          type="file"
          name={name}
          accept={acceptOf(name)}
          onChange={choose}
          className={classes.input}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type ChosenProps = {
  file: File;
  name: AttachmentName;
  remove: RefObject<HTMLButtonElement | null>;
  onRemove: () => void;
};

function Chosen({ file, name, remove, onRemove }: ChosenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.chosen}>
      {name === 'logo' ? <Preview file={file} /> : <IconFileText size={28} stroke={1.5} aria-hidden="true" />}
      <p className={classes.file}>
        <span className={classes.name}>
          <bdi>{file.name}</bdi>
        </span>
        <span className={classes.hint}>{formatFileSize(file.size, language)}</span>
      </p>
      <Button
        ref={remove}
        variant="default"
        size="xs"
        onClick={onRemove}
        aria-label={t('Remove {{file}}', { file: file.name })}
      >
        {t('Remove')}
      </Button>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className={classes.preview}>{address && <img src={address} alt={t('Your logo')} />}</span>;
}
