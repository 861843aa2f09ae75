import { deviceStore } from '../device-store.ts';
import type { Language } from './language.ts';

/** The email language that was last sent to the server. */
export const emailLanguage = deviceStore<Language>('letters', (kept) => (kept === 'ar' ? 'ar' : 'en'));
