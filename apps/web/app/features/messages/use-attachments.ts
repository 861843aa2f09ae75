// Manages the files for the next message. Each file is uploaded as soon as it is chosen, so that sending is fast.

import { removeMedia, uploadMedia } from '@rigsouq/contract/media/calls';
import { ATTACHMENTS_MAX } from '@rigsouq/contract/messages/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { attachmentFileRule } from '../../lib/file-rules.ts';
import { useValidateFiles } from '../../ui/files/use-validate-files.ts';

export type AttachedFile = { readonly id: string; readonly name: string };
export type Upload = {
  readonly key: string;
  readonly file: File;
  readonly percent: number;
  readonly id?: string;
  readonly failure?: string | undefined;
};

export function useAttachments() {
  const { t, i18n } = useTranslation();
  const validateFiles = useValidateFiles(attachmentFileRule);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [error, setError] = useState<string>();

  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

  async function upload({ key, file }: Upload): Promise<void> {
    change(key, { percent: 0, failure: undefined });
    try {
      const { _id } = await call(
        uploadMedia,
        { files: { file: [file] }, body: {} },
        { onProgress: ({ loaded, total }) => change(key, { percent: total ? Math.round((loaded / total) * 100) : 0 }) },
      );
      change(key, { id: _id, percent: 100 });
    } catch (fault) {
      change(key, { failure: messageOf(i18n, fault, t('Failed to upload the file')) });
    }
  }

  function add(chosen: readonly File[]): void {
    const { valid, errors } = validateFiles(chosen);
    const room = ATTACHMENTS_MAX - uploads.length;
    const added = valid.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file, percent: 0 }));
    const all =
      valid.length > room ? [...errors, t('Up to {{max}} files at a time.', { max: ATTACHMENTS_MAX })] : errors;
    setError(all.length > 0 ? all.join('\n') : undefined);
    setUploads((before) => [...before, ...added]);
    for (const one of added) void upload(one);
  }

  function remove(key: string): void {
    const removed = uploads.find((one) => one.key === key);
    setUploads((all) => all.filter((one) => one.key !== key));
    setError(undefined);
    // If this fails, the server later removes files that nothing refers to.
    if (removed?.id) call(removeMedia, { params: { id: removed.id } }).catch(() => undefined);
  }

  function takeAll(): AttachedFile[] {
    const attached = uploads.flatMap(({ id, file }) => (id ? [{ id, name: file.name }] : []));
    setUploads([]);
    setError(undefined);
    return attached;
  }

  return {
    uploads,
    error,
    add,
    remove,
    retry: (one: Upload) => void upload(one),
    takeAll,
    /** Whether a file is still uploading or has failed. */
    hasPending: uploads.some(({ id }) => !id),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
