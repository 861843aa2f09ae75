// Runs `npm run dev`: the server, restarted when its code changes (pages reload by themselves), and an inbox for its email.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { migrate } from '@rigsouq/api/db/database';
import { readConfig } from '@rigsouq/api/platform/config';

const { databaseUrl, smtpUrl } = readConfig();
await migrate(databaseUrl);

const maildev = createRequire(import.meta.url).resolve('maildev/bin/maildev');
const watched = ['apps/api/src', 'apps/server/src', 'apps/web/server', 'packages'].map(
  (path) => `--watch-path=${path}`,
);
const children = [
  spawn(
    process.execPath,
    [maildev, '--smtp', new URL(smtpUrl).port || '1025', '--web', '1080', '--ip', '127.0.0.1', '--silent'],
    {
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, ['--watch-preserve-output', ...watched, 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
];
console.log('rigsouq: http://localhost:3000, outgoing email: http://localhost:1080');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
