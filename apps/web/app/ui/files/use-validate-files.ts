import { useTranslation } from 'react-i18next';
import { type FileError, type FileRule, validateFile } from '../../lib/file-rules.ts';

type CheckedFiles = { valid: File[]; errors: string[] };

/** Returns a function that separates valid files from invalid ones, with a message for each invalid file. */
export function useValidateFiles(rule: FileRule): (chosen: readonly File[]) => CheckedFiles {
  const { t } = useTranslation();
  const explain = (chosen: File, fault: FileError): string => {
    const file = `\u2068${chosen.name}\u2069`;
    return {
      empty: t('This file is empty.'),
      kind: t('{{file}} is not a supported file type ({{types}}).', { file, types: rule.names }),
      size: t('{{file}} exceeds {{limit}} limit.', { file, limit: `${rule.bytes / 1024 / 1024}MB` }),
    }[fault];
  };
  return (chosen) => {
    const checked = chosen.map((file) => ({ file, fault: validateFile(rule, file) }));
    return {
      valid: checked.filter(({ fault }) => !fault).map(({ file }) => file),
      errors: checked.flatMap(({ file, fault }) => (fault ? explain(file, fault) : [])),
    };
  };
}
