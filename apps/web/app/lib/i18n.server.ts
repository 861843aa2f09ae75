import type { i18n } from 'i18next';
import { arabic } from './arabic.ts';
import { createI18n } from './i18n.ts';
import type { Language } from './language.ts';

/** Two instances for the whole process: a request only picks one. */
export const i18nOf: Record<Language, i18n> = { en: createI18n('en', {}), ar: createI18n('ar', arabic) };
