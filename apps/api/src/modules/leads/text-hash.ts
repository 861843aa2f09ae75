import { createHash } from 'node:crypto';
import { folded } from './contact-rules.ts';

export function textHash(...texts: readonly string[]): string {
  return createHash('sha256')
    .update(folded(...texts))
    .digest('hex');
}
