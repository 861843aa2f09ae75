// What a file is, read from its first bytes. Names and headers are only claims.
import { open } from 'node:fs/promises';
import type { FileKind } from '@rigsouq/contract/endpoint';

const HEAD = 4096;

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'svg' | 'pdf' | 'text';

export const kindOf: Record<FileFormat, FileKind> = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  svg: 'svg',
  pdf: 'pdf',
  text: 'csv',
};

export async function readFormat(path: string): Promise<FileFormat | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return formatOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function formatOf(head: Buffer): FileFormat | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (SVG.test(head.toString('utf8'))) return 'svg';
  return text.includes('\0') ? null : 'text';
}

/** A drawing starts with its root, after at most a declaration, comments and a doctype. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/is;
