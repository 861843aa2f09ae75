import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkLog, type Entry } from './check-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function logOf(lines: number): (Entry & { secret: string })[] {
  const entries: (Entry & { secret: string })[] = [];
  for (let seq = 1; seq <= lines; seq++) {
    const secret = JSON.stringify({ account: seq, salt: 'x' });
    const line = JSON.stringify({ lot: 'a', seq, act: 'bid', offer: seq * 100, secret: sha256(secret) });
    entries.push({ seq, line, secret, hash: sha256(`${entries.at(-1)?.hash ?? ''}\n${line}`) });
  }
  return entries;
}

const asking = (entries: Entry[], page = 2, end = entries.at(-1)) => {
  const whole = { finalHash: end?.hash ?? '', length: end?.seq ?? 0 };
  return (after: number) =>
    Promise.resolve({ ...whole, entries: entries.filter(({ seq }) => seq > after).slice(0, page) });
};
/** The log as an anonymous visitor reads it, without the secrets. */
const hidden = (entries: Entry[]): Entry[] => entries.map((entry) => ({ ...entry, secret: null }));
const check = (entries: Entry[], page?: number, end?: Entry) =>
  checkLog({ requiredFields: { lot: 'a' }, ask: asking(entries, page, end) });

describe('checkLog', () => {
  it('[AU-044] accepts a valid log of several pages', async () => {
    expect(await check(hidden(logOf(5)))).toEqual({ holds: true, length: 5, secrets: 0 });
    expect(await check(logOf(5))).toEqual({ holds: true, length: 5, secrets: 5 });
  });

  it('[AU-044] refuses a changed line, a missing line, a missing end and the log of another lot', async () => {
    const changed = logOf(5).map((entry) =>
      entry.seq === 3 ? { ...entry, line: entry.line.replace('300', '299') } : entry,
    );
    expect(await check(changed)).toEqual({ holds: false, at: 3 });
    expect(await check(logOf(5).toSpliced(2, 1))).toEqual({ holds: false, at: 3 });
    expect(await check(logOf(4), 2, logOf(5).at(-1))).toEqual({ holds: false, at: 5 });
    expect(await checkLog({ requiredFields: { lot: 'b' }, ask: asking(logOf(5)) })).toEqual({ holds: false, at: 1 });
  });

  it('[AU-044] refuses changed rules in the opening line', async () => {
    const line = JSON.stringify({ lot: 'a', seq: 1, act: 'open', rules: { version: 1, increments: [[0, 100]] } });
    const opened = { seq: 1, line, hash: sha256(`\n${line}`) };
    expect(await check([opened])).toMatchObject({ holds: true });
    expect(await check([{ ...opened, line: line.replace('100', '50') }])).toEqual({ holds: false, at: 1 });
  });

  it('refuses a log whose last hash is not the published one', async () => {
    const end = { seq: 3, line: '', hash: 'f'.repeat(64) };
    expect(await check(logOf(3), 9, end)).toEqual({ holds: false, at: 3 });
  });

  it('[PR-009] refuses a wrong secret and a receipt that does not match', async () => {
    const changed = logOf(4).map((entry) => (entry.seq === 2 ? { ...entry, secret: '{"account":9}' } : entry));
    expect(await check(changed)).toEqual({ holds: false, at: 2 });
    const part = { seq: 1, secret: 'my own part' };
    const line = JSON.stringify({
      lot: 'a',
      seq: 1,
      secret: sha256('all'),
      stands: [sha256(part.secret), sha256('x')],
    });
    const opened = { ...part, line, hash: sha256(`\n${line}`) };
    expect(await check([opened])).toEqual({ holds: true, length: 1, secrets: 1 });
    expect(await check([{ ...opened, secret: 'another part' }])).toEqual({ holds: false, at: 1 });
    const receipt = (seq: number, hash: string) => (entry: Entry) => entry.seq !== seq || entry.hash === hash;
    const entries = logOf(4);
    const whole = { requiredFields: { lot: 'a' }, ask: asking(entries) };
    expect(await checkLog({ ...whole, fits: receipt(3, entries[2]?.hash ?? '') })).toMatchObject({ holds: true });
    expect(await checkLog({ ...whole, fits: receipt(3, 'f'.repeat(64)) })).toEqual({ holds: false, at: 3 });
  });
});
