import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes Node compile modules only once for the hundreds of processes that the tests start. */
export function enableCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rigsouq-compiled');
}
