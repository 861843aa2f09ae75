// The English text is the key. English therefore needs no translations, and a missing Arabic text is shown in English.
import { createInstance, type i18n, type Resource, type TFunction, type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

export type Texts = Record<string, string>;

/** English needs a translation only for the singular. `count` selects the plural form; Arabic has six. */
const singulars: Texts = {
  '{{number}} machines_one': '{{number}} machine',
  'Show {{number}} results_one': 'Show {{number}} result',
  '{{number}} days_one': '{{number}} day',
  '{{number}} hours_one': '{{number}} hour',
  '{{number}} weeks_one': '{{number}} week',
  'Extended {{number}} times_one': 'Extended once',
  '{{number}} bids_one': '{{number}} bid',
  '{{number}} bidders_one': '{{number}} bidder',
  '{{number}} lines_one': '{{number}} line',
  '{{number}} responses_one': '{{number}} response',
};

export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  const resources: Resource = { [language]: { translation: language === 'en' ? singulars : texts } };
  instance.use(initReactI18next);
  void instance.init({
    lng: language,
    resources,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // Each language has its own document, so no component has to listen for a change of language.
    react: { useSuspense: false, bindI18n: '' },
  });
  // A page has hundreds of texts, and most have no placeholders. Those are only looked up, which is faster.
  const plain = language === 'en' ? {} : texts;
  const translate = (key: string, given?: TOptions) => (given ? instance.t(key, given) : (plain[key] ?? key));
  instance.getFixedT = () => translate as unknown as TFunction;
  return instance;
}

/** Marks a text that is stored as data and translated where it is shown. */
export function text<const T extends string>(english: T): T {
  return english;
}
