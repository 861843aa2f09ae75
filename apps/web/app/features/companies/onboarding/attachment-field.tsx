import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { FileBox } from '../../../ui/files/file-box.tsx';
import { FileRow } from '../../../ui/files/file-row.tsx';
import classes from './attachment-field.module.css';
import { type AttachmentName, attachmentRules } from './attachments.ts';
import type { WizardState } from './use-wizard.ts';

/** Lets the applicant choose one optional file. */
export function AttachmentField({ wizard, name }: { wizard: WizardState; name: AttachmentName }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const rule = attachmentRules[name];
  const file = wizard.attachments[name];

  // Choosing a file hides the input and removing it hides the button, so the focus moves to the control that replaces it.
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current) (file ? remove : input).current?.focus();
    acted.current = false;
  }, [file]);

  function change(chosen: File | undefined, error?: string) {
    acted.current = true;
    wizard.attach(name, chosen, error);
  }

  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t(rule.label)} <span className={classes.optional}>{t('(optional)')}</span>
      </label>
      {file && (
        <FileRow
          name={file.name}
          called={file.name}
          detail={formatFileSize(file.size, language)}
          picture={name === 'logo' ? <Preview file={file} /> : undefined}
          removeRef={remove}
          onRemove={() => change(undefined)}
        />
      )}
      <FileBox
        id={id}
        name={name}
        rule={rule}
        hint={t(rule.hint)}
        hidden={file !== undefined}
        error={wizard.attachmentErrors[name]}
        inputRef={input}
        onChoose={([chosen], [error]) => change(chosen, error)}
      />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <span className={classes.preview}>{address && <img src={address} alt={t('Your logo')} />}</span>;
}
