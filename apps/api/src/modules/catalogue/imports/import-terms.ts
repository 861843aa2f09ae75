// Maps the words that dealers write in a spreadsheet, mostly in Arabic, to the terms of the product. The Arabic names on the pages are
// among them, because a dealer copies those.
import type { ImportColumn } from '@rigsouq/contract/catalogue/imports';
import { extractTradeNames, splitWords } from '../search/trade-names-rules.ts';

/** One list of words per term, separated by commas. */
type Words = Readonly<Record<string, string>>;

const words: Partial<Record<ImportColumn, Words>> = {
  type: {
    sell: 'sale, for sale, بيع, للبيع',
    rent: 'rental, for rent, hire, تأجير, للتأجير, إيجار, للإيجار',
  },
  category: {
    loaders: 'اللوادر (الشيولات)',
    compactors: 'المداحل (الرولات), رولات',
    'aerial-platforms': 'منصات رفع الأفراد (مان لفت)',
    other: 'أخرى, معدات أخرى',
  },
  condition: {
    new: 'جديد, جديدة',
    'used-functional': 'used, مستعمل, مستعملة, مستعملة - بحالة تشغيل, مستعملة بحالة جيدة',
    'used-non-functional': 'مستعملة - عاطلة, عاطلة, معطلة',
    refurbished: 'مجدد, مجددة',
    'parts-only': 'تشليح, قطع غيار, تشليح (قطع غيار فقط)',
  },
  country: {
    sa: 'KSA, السعودية, المملكة العربية السعودية',
    ae: 'الإمارات, الإمارات العربية المتحدة',
    qa: 'قطر, دولة قطر',
    bh: 'البحرين, مملكة البحرين',
    kw: 'الكويت, دولة الكويت',
    om: 'عُمان, سلطنة عُمان',
    other: 'أخرى',
  },
  // 'ريال' and 'دينار' alone name several currencies, so they are refused.
  currency: {
    USD: 'دولار, دولار أمريكي',
    EUR: 'يورو',
    GBP: 'جنيه إسترليني',
    CAD: 'دولار كندي',
    AED: 'dirham, dirhams, dhs, درهم, دراهم, درهم إماراتي, د.إ',
    SAR: 'ريال سعودي, ر.س',
    QAR: 'ريال قطري, ر.ق',
    KWD: 'دينار كويتي, د.ك',
    BHD: 'دينار بحريني, د.ب',
    OMR: 'ريال عُماني, ر.ع',
  },
};

const keyOf = (text: string) => splitWords(text).join(' ');

const terms = new Map(
  Object.entries(words).map(([column, list]) => [
    column,
    new Map(Object.entries(list).flatMap(([term, known]) => known.split(', ').map((word) => [keyOf(word), term]))),
  ]),
);

/** Returns the term for a word of a cell, or the cell as it is when it is no known word. */
export function readTerm(column: ImportColumn, cell: string): string {
  return terms.get(column)?.get(keyOf(cell)) ?? (column === 'category' ? readCategory(cell) : cell);
}

/** Reads a category by the names that a search knows. A cell that says more than the name is no category. */
function readCategory(cell: string): string {
  const { category, brand, words: rest } = extractTradeNames(splitWords(cell));
  return category && !brand && rest.length === 0 ? category : cell;
}
