import { useTranslation } from 'react-i18next';
import { type FileFault, type FileRule, fileFault } from '../lib/file-rules.ts';

type CheckedFiles = { sound: File[]; faults: string[] };

/** Returns a function that separates valid files from invalid ones, with a message for each invalid file. */
export function useJudgeFiles(rule: FileRule): (chosen: readonly File[]) => CheckedFiles {
  const { t } = useTranslation();
  const explain = (chosen: File, fault: FileFault): string => {
    const file = `\u2068${chosen.name}\u2069`;
    return {
      empty: t('This file is empty.'),
      kind: t('{{file}} is not a supported file type ({{types}}).', { file, types: rule.names }),
      size: t('{{file}} exceeds {{limit}} limit.', { file, limit: `${rule.bytes / 1024 / 1024}MB` }),
    }[fault];
  };
  return (chosen) => {
    const checked = chosen.map((file) => ({ file, fault: fileFault(rule, file) }));
    return {
      sound: checked.filter(({ fault }) => !fault).map(({ file }) => file),
      faults: checked.flatMap(({ file, fault }) => (fault ? explain(file, fault) : [])),
    };
  };
}
