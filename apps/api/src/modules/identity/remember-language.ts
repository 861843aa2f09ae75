import type { Tx } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';

export async function rememberLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx
    .updateTable('auth_users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', '!=', language)
    .execute();
}
