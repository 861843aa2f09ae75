import { deviceStore } from './device-store.ts';
import type { Language } from './language.ts';

/** The language that the server was last told to write in. */
export const lettersIn = deviceStore<Language>('letters', (kept) => (kept === 'ar' ? 'ar' : 'en'));
