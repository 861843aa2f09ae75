// Creates subscribers and issues of the newsletter for tests.
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anEmail } from '../leads.factory.ts';

export const issueTexts = {
  subjectEn: 'Cranes in autumn',
  textEn: 'First part.\n\nSecond part.',
  subjectAr: 'Cranes, in Arabic',
  textAr: 'First part, in Arabic.',
};

export async function aSubscriber(db: Db, language = 'en', state = 'subscribed') {
  const row = { id: newId(), email: anEmail(), language, state, confirmed_at: new Date() };
  await db.insertInto('newsletter_subscribers').values(row).execute();
  return row;
}

export async function anIssue(db: Db): Promise<string> {
  const id = newId();
  const { subjectEn, textEn, subjectAr, textAr } = issueTexts;
  const texts = { subject_en: subjectEn, text_en: textEn, subject_ar: subjectAr, text_ar: textAr };
  await db
    .insertInto('newsletter_issues')
    .values({ id, ...texts })
    .execute();
  return id;
}
