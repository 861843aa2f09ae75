// Adds recent security events of the demo logins, so that their lists are not empty. A second run changes nothing.
import type { SecurityEventKind } from '@rigsouq/contract/identity/security-events';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR_MS = 3_600_000;
const office = { address_range: '192.0.2.0/24', device: 'Chrome, Windows' };
const phone = { address_range: '2001:db8:40::/48', device: 'Safari, iPhone' };
const elsewhere = { address_range: '198.51.100.0/24', device: null };

type DemoEvent = { kind: SecurityEventKind; hoursAgo: number; from: typeof office | typeof elsewhere; times?: number };

const recentEvents: readonly DemoEvent[] = [
  { kind: 'logged_in', hoursAgo: 3, from: office },
  { kind: 'login_failed', hoursAgo: 20, from: elsewhere, times: 4 },
  { kind: 'logged_in', hoursAgo: 26, from: phone },
  { kind: 'session_ended', hoursAgo: 27, from: office },
  { kind: 'password_changed', hoursAgo: 27.1, from: office },
  { kind: 'logged_in', hoursAgo: 27.2, from: office },
  { kind: 'login_failed', hoursAgo: 27.3, from: office },
  { kind: 'logged_out', hoursAgo: 75, from: phone },
  { kind: 'logged_in', hoursAgo: 75.5, from: phone },
  { kind: 'email_verified', hoursAgo: 2_000, from: office },
];
/** The account with both roles added the second role later. */
const roleAdded = { kind: 'role_added', hoursAgo: 1_200, from: office } as const;

const eventsByUser: readonly { email: string; events: readonly DemoEvent[] }[] = [
  { email: 'buyer@rigsouq.test', events: recentEvents },
  { email: 'supplier@rigsouq.test', events: recentEvents.slice(2) },
  { email: 'both@rigsouq.test', events: [...recentEvents.slice(5), roleAdded] },
];

export async function addSecurityEvents(db: Db): Promise<void> {
  const now = Date.now();
  const rows = eventsByUser.flatMap(({ email, events }) =>
    events.map(({ kind, hoursAgo, from, times = 1 }) => {
      const occurred_at = new Date(now - hoursAgo * HOUR_MS);
      return {
        id: demoId(`security event ${email} ${kind} ${hoursAgo}`),
        kind,
        occurred_at,
        user_id: demoId(`user ${email}`),
        account_id: demoId(`account ${email}`),
        ...from,
        times,
        last_at: new Date(occurred_at.getTime() + (times - 1) * 40_000),
        facts: kind === 'role_added' ? { role: 'supplier' } : {},
      };
    }),
  );
  await inTransaction(db, (tx) => addRows(tx, 'security_events', rows));
}
