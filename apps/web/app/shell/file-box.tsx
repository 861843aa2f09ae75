import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, type FileRule } from '../lib/file-rules.ts';
import classes from './file-box.module.css';
import { useJudgeFiles } from './use-judge-files.ts';

type FileBoxProps = {
  id: string;
  name: string;
  rule: FileRule;
  hint: string;
  multiple?: boolean;
  hidden?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** What was chosen and may be sent, and a sentence for each file that may not. */
  onChoose: (files: File[], faults: string[]) => void;
};

/** The input lies over the whole box, so that a file can be dropped on it too. */
export function FileBox({ id, name, rule, hint, multiple, hidden, error, inputRef, onChoose }: FileBoxProps) {
  const { t } = useTranslation();
  const judge = useJudgeFiles(rule);
  const described = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(event.currentTarget.files ?? []);
    // Emptied, so that the same file can be chosen again after it was removed or refused.
    event.currentTarget.value = '';
    if (chosen.length === 0) return;
    const { sound, faults } = judge(chosen);
    onChoose(sound, faults);
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
