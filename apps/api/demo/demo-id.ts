import { createHash } from 'node:crypto';

/** Returns the id for a name. The same name always gives the same id, so that links into the demo stay valid. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`rigsouq demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
