import { useState } from 'react';
import type { AttachmentName, Attachments } from './attachments.ts';

export type AttachmentsState = ReturnType<typeof useAttachments>;

/** Holds the chosen files of the application and what is wrong with them. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<Attachments>({});
  const [attachmentErrors, setAttachmentErrors] = useState<Partial<Record<AttachmentName, string>>>({});

  function attach(name: AttachmentName, file: File | undefined, error?: string) {
    setAttachments((before) => ({ ...before, [name]: file }));
    setAttachmentErrors((before) => ({ ...before, [name]: error }));
  }

  return { attachments, attachmentErrors, attach };
}
