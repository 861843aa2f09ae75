import type { i18n } from 'i18next';
import { arabic } from './arabic.ts';
import { createI18n } from './i18n.ts';
import type { Language } from './language.ts';

/** One instance for each language in the whole process. A request only selects one of them. */
export const i18nOf: Record<Language, i18n> = { en: createI18n('en', {}), ar: createI18n('ar', arabic) };
