import { addRfqFile, removeRfqFile } from '@rigsouq/contract/rfqs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/call-error.ts';
import { toast } from '../../../lib/toast.ts';

type Upload = {
  readonly key: string;
  readonly file: File;
  readonly percent: number;
  readonly failure?: string | undefined;
};

let uploaded = 0;

export function useRfqFiles(id: string) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [error, setError] = useState<string>();
  const again = () => client.invalidateQueries({ queryKey: ['rfqs', 'one', id] });
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload): Promise<void> {
    change(key, { percent: 0, failure: undefined });
    try {
      await call(
        addRfqFile,
        { params: { id }, files: { file: [file] } },
        { onProgress: ({ loaded, total }) => change(key, { percent: total ? Math.round((loaded / total) * 100) : 0 }) },
      );
      await again();
      drop(key);
    } catch (fault) {
      change(key, { failure: messageOf(i18n, fault, t('Failed to upload the file')) });
    }
  }

  return {
    uploads,
    error,
    drop,
    retry: (upload: Upload) => void send(upload),
    async add(files: readonly File[], faults: readonly string[]) {
      setError(faults.length > 0 ? faults.join('\n') : undefined);
      const added = files.map((file) => ({ key: `file-${++uploaded}`, file, percent: 0 }));
      setUploads((all) => [...all, ...added]);
      // One after the other: ten drawings at once would hold up the line of a site.
      for (const one of added) await send(one);
    },
    async remove(fileId: string) {
      await call(removeRfqFile, { params: { id, fileId } }).catch((fault: unknown) =>
        toast({ message: messageOf(i18n, fault, t('Failed to remove the file')), tone: 'bad' }),
      );
      await again();
    },
  };
}
