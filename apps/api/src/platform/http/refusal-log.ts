// Logs refused calls, up to a number of lines per minute. Refusals beyond it are counted, and the next line says how many were not logged. Users,
// address ranges without a session and error codes are counted separately, so that many refusals of one kind hide no others.
import type { FastifyBaseLogger } from 'fastify';

const LINES_A_MINUTE = 60;
/** Limits the memory of the counts; beyond it all refusals share one count. */
const COUNTED_APART = 10_000;

type Refusal = { refusal: string; userId: string | undefined; addressRange: string | null };
type LogRefusal = (log: Pick<FastifyBaseLogger, 'info'>, refusal: Refusal) => void;

export function createRefusalLog(): LogRefusal {
  const counts = new Map<string, number>();
  let minute = 0;
  let unlogged = 0;
  return (log, refusal) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const subject = `${refusal.refusal} ${refusal.userId ?? refusal.addressRange}`;
    const key = counts.has(subject) || counts.size < COUNTED_APART ? subject : 'the rest';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > LINES_A_MINUTE) {
      unlogged += 1;
      return;
    }
    log.info({ ...refusal, ...(unlogged > 0 && { unlogged }) }, 'request refused');
    unlogged = 0;
  };
}
