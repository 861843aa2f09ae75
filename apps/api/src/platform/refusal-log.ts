// A line for every call that is refused, but no flood of lines for a flood of calls: past some in a minute they are counted, and the next line
// says how many had none. Counted apart are people and, without a session, ranges of addresses, and each code: noise of one hides nothing else.
import type { FastifyBaseLogger } from 'fastify';

const LINES_A_MINUTE = 60;
/** So that the counts themselves stay small; beyond, all count as one. */
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
    const who = `${refusal.refusal} ${refusal.userId ?? refusal.addressRange}`;
    const key = counts.has(who) || counts.size < COUNTED_APART ? who : 'the rest';
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
