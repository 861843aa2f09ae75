// The English text is the key, so English needs no resources and a missing Arabic text shows its English.
import { createInstance, type i18n, type Resource, type TFunction, type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

export type Texts = Record<string, string>;

/** English is its own key but for one of a kind; `count` picks the form, in Arabic out of six. */
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
  '{{number}} answers_one': '{{number}} answer',
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
    // Another language is another document, so no component has to listen for it.
    react: { useSuspense: false, bindI18n: '' },
  });
  // A page has hundreds of texts, and most of them have nothing to fill in: those are looked up and no more.
  const plain = language === 'en' ? {} : texts;
  const translate = (key: string, given?: TOptions) => (given ? instance.t(key, given) : (plain[key] ?? key));
  instance.getFixedT = () => translate as unknown as TFunction;
  return instance;
}

/** Marks a text that is kept as data and translated where it is shown. */
export function text<const T extends string>(english: T): T {
  return english;
}
