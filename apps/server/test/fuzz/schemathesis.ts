// Runs Schemathesis, which generates calls from the OpenAPI document of the server and compares each answer with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../../.tools/python/bin/schemathesis', import.meta.url));
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
/** These calls end the session that the calls are made with, or never end themselves. */
const LEFT_OUT = '(logout|change-password|change-email|sessions|second-factor|/stream|updateuser)';

type Options = { token?: string; phases: string; examples: number; seed?: number };

/** Returns the output and whether Schemathesis found a fault. */
export async function runSchemathesis(origin: string, { token, phases, examples, seed }: Options) {
  if (!existsSync(COMMAND)) throw new Error('schemathesis is not installed: run .ci/test-tools');
  const child = spawn(COMMAND, [
    'run',
    `${origin}/api/docs/json`,
    '--url',
    origin,
    '--phases',
    phases,
    '--max-examples',
    String(examples),
    '--checks',
    CHECKS.join(','),
    '--exclude-path-regex',
    LEFT_OUT,
    '--continue-on-failure',
    '--no-color',
    // A failing example is enough; making it as small as possible takes as long again.
    '--no-shrink',
    '--generation-database',
    'none',
    '--request-timeout',
    '30',
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
  ]);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const [code] = await once(child, 'exit');
  return { found: code !== 0, printed: printed.join('') };
}
