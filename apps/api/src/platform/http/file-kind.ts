// Detects the format of a file from its first bytes. Names and headers are only claims.
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
  if (isSvg(head.toString('utf8'))) return 'svg';
  return text.includes('\0') ? null : 'text';
}

/**
 * Returns whether the text is an SVG: its root element may follow only a declaration, comments and a doctype. Each of them is skipped in one step,
 * because a single regular expression for all of them took exponential time on a head of empty comments.
 */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const end = endOfPrologue(rest);
    if (end === 0) return /^<svg[\s>]/i.test(rest);
    if (end < 0) return false;
    rest = rest.slice(end).trimStart();
  }
}

/** Returns where the declaration, comment or doctype at the start ends: 0 when there is none, a negative number when it does not end. */
function endOfPrologue(text: string): number {
  const after = (mark: string, from = 0) => {
    const at = text.indexOf(mark, from);
    return at < 0 ? -1 : at + mark.length;
  };
  if (text.startsWith('<!--')) return after('-->', '<!--'.length);
  if (text.startsWith('<?xml')) return after('>');
  if (!/^<!doctype svg/i.test(text)) return 0;
  // The internal subset of a doctype, in brackets, contains angle brackets.
  const [bracket, close] = [text.indexOf('['), text.indexOf('>')];
  if (bracket < 0 || close < bracket) return after('>');
  const closed = after(']', bracket);
  return closed < 0 ? -1 : after('>', closed);
}
