import { addRfqFile, removeRfqFile } from '@rigsouq/contract/rfqs/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';

type Upload = {
  readonly key: string;
  readonly file: File;
  readonly percent: number;
  readonly failure?: string | undefined;
};

let uploadCount = 0;

export function useRfqFiles(id: string) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [error, setError] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: ['rfqs', 'one', id] });
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const dismiss = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload): Promise<void> {
    change(key, { percent: 0, failure: undefined });
    try {
      await call(
        addRfqFile,
        { params: { id }, files: { file: [file] } },
        { onProgress: ({ loaded, total }) => change(key, { percent: total ? Math.round((loaded / total) * 100) : 0 }) },
      );
      await refresh();
      dismiss(key);
    } catch (cause) {
      change(key, { failure: messageOf(i18n, cause, t('Failed to upload the file')) });
    }
  }

  return {
    uploads,
    error,
    dismiss,
    retry: (upload: Upload) => void send(upload),
    async add(files: readonly File[], faults: readonly string[]) {
      setError(faults.length > 0 ? faults.join('\n') : undefined);
      const added = files.map((file) => ({ key: `file-${++uploadCount}`, file, percent: 0 }));
      setUploads((all) => [...all, ...added]);
      // Files are sent one after the other, because ten at the same time would block the slow connection of a site.
      for (const upload of added) await send(upload);
    },
    async remove(fileId: string) {
      await call(removeRfqFile, { params: { id, fileId } }).catch((cause: unknown) =>
        toast({ message: messageOf(i18n, cause, t('Failed to remove the file')), tone: 'bad' }),
      );
      await refresh();
    },
  };
}
