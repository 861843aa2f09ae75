// Creates a link for an email that proves who owns the inbox: the token is random, and only its hash is stored.
import { randomBytes } from 'node:crypto';
import type { Language } from '../../../platform/email.ts';

type Page =
  | 'reset-password'
  | 'verify-email'
  | 'accept-invitation'
  | 'answer-request'
  | 'follow-request'
  | 'confirm-newsletter';

export function createSecretLink(publicUrl: string, page: Page, language: Language): { token: string; url: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, url: `${publicUrl}${language === 'ar' ? '/ar' : ''}/${page}?token=${token}` };
}
