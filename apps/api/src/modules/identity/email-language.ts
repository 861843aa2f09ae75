// The language of a member's emails. The member chooses it in the profile; at registration it is the language of the page.
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';

export async function readEmailLanguage(db: Db, userId: string): Promise<Language> {
  const { language } = await db
    .selectFrom('auth_users')
    .select('language')
    .$narrowType<{ language: Language }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return language;
}

export async function setEmailLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.updateTable('auth_users').set({ language }).where('id', '=', userId).execute();
}
