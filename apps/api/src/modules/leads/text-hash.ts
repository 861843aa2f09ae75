import { createHash } from 'node:crypto';
import { normalizeTexts } from './contact-rules.ts';

export function hashTexts(...texts: readonly string[]): string {
  return createHash('sha256')
    .update(normalizeTexts(...texts))
    .digest('hex');
}
