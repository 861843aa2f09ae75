import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests start hundreds of processes of the product. With this, Node compiles its modules for the first of them only. */
export function keepCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rigsouq-compiled');
}
