import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { newId } from '../database/ids.ts';
import { deleteOldAnswersJob } from './idempotency.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('keeps an answer for a day and then deletes it', async () => {
  const { db, log } = test.parts;
  for (const hours of [1, 23, 25])
    await sql`insert into idempotent_answers (account_id, call, key, sent_hash, created_at)
      values (${newId()}, 'POST /x', ${`${hours} hours ago`}, '', now() - ${hours} * interval '1 hour')`.execute(db);
  await deleteOldAnswersJob({ db }).run({}, log);
  const kept = await db.selectFrom('idempotent_answers').select('key').orderBy('created_at').execute();
  expect(kept.map(({ key }) => key)).toEqual(['23 hours ago', '1 hours ago']);
});
