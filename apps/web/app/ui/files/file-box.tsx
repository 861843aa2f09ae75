import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, type FileRule } from '../../lib/file-rules.ts';
import classes from './file-box.module.css';
import { useValidateFiles } from './use-validate-files.ts';

type FileBoxProps = {
  id: string;
  name: string;
  rule: FileRule;
  hint: string;
  multiple?: boolean;
  hidden?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** Called with the valid files, and one message for each invalid file. */
  onChoose: (files: File[], faults: string[]) => void;
};

/** Selects files. The input covers the whole box, so that a file can also be dropped on it. */
export function FileBox({ id, name, rule, hint, multiple, hidden, error, inputRef, onChoose }: FileBoxProps) {
  const { t } = useTranslation();
  const validate = useValidateFiles(rule);
  const described = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(event.currentTarget.files ?? []);
    // The value is cleared, so that the same file can be selected again after it was removed or refused.
    event.currentTarget.value = '';
    if (chosen.length === 0) return;
    const { valid, errors } = validate(chosen);
    onChoose(valid, errors);
  }

  return (
    <>
      <div className={classes.box} data-faulty={error ? true : undefined} hidden={hidden}>
        <IconUpload size={20} aria-hidden="true" />
        <p className={classes.words}>
          <span className={classes.action}>{multiple ? t('Choose files') : t('Choose a file')}</span>{' '}
          <span className={classes.drop}>{multiple ? t('or drop them here') : t('or drop it here')}</span>
          <span className={classes.hint} id={`${described}-hint`}>
            {hint}
          </span>
        </p>
        <input
          id={id}
          ref={inputRef}
          type="file"
          name={name}
          multiple={multiple}
          accept={acceptOf(rule)}
          onChange={choose}
          className={classes.input}
          aria-describedby={error ? `${described}-hint ${described}-error` : `${described}-hint`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      {error && (
        <p id={`${described}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </>
  );
}
