import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@rigsouq/kernel/ids';

export function newId(): string {
  return uuidv7(Date.now(), randomBytes(10));
}
