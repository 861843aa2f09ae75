import { documentFiles } from '@rigsouq/contract/companies/profile';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { documentFileTypes } from '../../../lib/file-rules.ts';
import { FileBox } from '../../../ui/files/file-box.tsx';
import classes from './your-profile-screen.module.css';

const rule = { ...documentFileTypes, bytes: documentFiles.bytes };

type DocumentInputProps = {
  name: string;
  errors: readonly string[];
  onChoose: (files: File[], errors: string[]) => void;
};

export function DocumentInput({ name, errors, onChoose }: DocumentInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t('Upload Documents')}
      </label>
      <FileBox
        id={id}
        name={name}
        rule={rule}
        hint={t('PDF, JPG or PNG up to 5MB each, at most 10')}
        multiple
        error={errors.length > 0 ? errors.join('\n') : undefined}
        onChoose={onChoose}
      />
    </div>
  );
}
