// Lists the names that the trade uses for categories and makers, in English and in Gulf Arabic. In a search, such a name acts as a filter.
import type { categories } from '@rigsouq/contract/taxonomy';

type Category = (typeof categories)[number]['code'];

const categoryNames: Record<Category, string> = {
  excavators: 'excavator, excavators, digger, diggers, حفارة, حفارات, حفار, حفارات جنزير, بوكلين, بوكلينات, بوكلاين',
  cranes: 'crane, cranes, رافعة, رافعات, روافع, ونش, ونشات, اوناش, كرين, كرينات',
  bulldozers: 'bulldozer, bulldozers, dozer, dozers, بلدوزر, بلدوزرات, بلدوزار, دوزر, دوزرات, جرافة, جرافات',
  loaders: 'loader, loaders, payloader, لودر, لودرات, لوادر, شيول, شيولات, شيوول',
  trucks: 'truck, trucks, lorry, lorries, شاحنة, شاحنات, تريلة, تريلات, لوري',
  'concrete-mixers':
    'mixer, mixers, concrete mixer, concrete mixers, transit mixer, transit mixers, خلاطة, خلاطات, خلاطة خرسانة, خلاطات خرسانة, خلاط, خلاط اسمنت, خلاطة اسمنت',
  'dump-trucks': 'dump truck, dump trucks, dumper, dumpers, قلاب, قلابات, قلابة, دمبر, دنبر',
  generators: 'generator, generators, genset, gensets, مولد, مولدات, مولدة, مولد كهرباء, مولدات كهرباء, جنريتر',
  compactors: 'compactor, compactors, roller, rollers, مدحلة, مداحل, مدحلات, رصاصة, رصاصات, دكاكة, دكاكات, حادلة, رولر',
  forklifts: 'forklift, forklifts, fork lift, fork lifts, رافعة شوكية, رافعات شوكية, فوركلفت, فوركليفت, كلارك',
  'aerial-platforms':
    'aerial platform, aerial platforms, manlift, manlifts, man lift, man lifts, منصة رفع, منصات رفع, رافعة افراد, مان لفت',
  'concrete-equipment': 'concrete equipment, معدات خرسانة',
  attachments: 'attachment, attachments, ملحق, ملحقات',
  other: '',
};

const makers: Record<string, string> = {
  'Atlas Copco': 'atlas copco, اطلس كوبكو',
  Bell: 'bell',
  Bobcat: 'bobcat, بوبكات, بوب كات',
  BOMAG: 'bomag, بوماج, بوماغ',
  CASE: 'case, كيس',
  Caterpillar: 'caterpillar, cat, caterpiller, catterpillar, كاتربيلر, كتربيلر, كاتربلر, كتربلر, كاتر بيلر, كات',
  Cummins: 'cummins, كمنز, كامنز, كمينز',
  Doosan: 'doosan, دوسان, دوزان',
  Dynapac: 'dynapac, ديناباك',
  Epiroc: 'epiroc, ابيروك',
  'FG Wilson': 'fg wilson, fgwilson, اف جي ويلسون',
  Genie: 'genie, جيني',
  Grove: 'grove, جروف',
  HAMM: 'hamm, هام',
  Haulotte: 'haulotte, هولوت',
  Hino: 'hino, هينو',
  Hitachi: 'hitachi, هيتاشي, هتاشي',
  Hyster: 'hyster, هايستر',
  Hyundai: 'hyundai, هيونداي, هونداي',
  JCB: 'jcb, جي سي بي, جسيبي',
  JLG: 'jlg, جي ال جي',
  'John Deere': 'john deere, deere, جون دير',
  Kato: 'kato, كاتو',
  Kobelco: 'kobelco, كوبلكو',
  Komatsu: 'komatsu, كوماتسو, كماتسو, كوماتسوا',
  Liebherr: 'liebherr, ليبهر, ليبهير, لبهر',
  Linde: 'linde, ليندي',
  MAN: 'man, مان',
  Manitou: 'manitou, مانيتو',
  Manitowoc: 'manitowoc, مانيتووك',
  'Mercedes-Benz': 'mercedes benz, mercedes, مرسيدس, مرسيدس بنز',
  Perkins: 'perkins, بيركنز, بركنز',
  Putzmeister: 'putzmeister, بوتسمايستر',
  SANY: 'sany, ساني',
  Scania: 'scania, سكانيا',
  Schwing: 'schwing, شوينج',
  Shantui: 'shantui, شانتوي',
  Tadano: 'tadano, تادانو, تدانو',
  Terex: 'terex, تيركس',
  Toyota: 'toyota, تويوتا',
  Volvo: 'volvo, فولفو, فلفو',
  'Wacker Neuson': 'wacker neuson, واكر نيوسن',
  XCMG: 'xcmg, اكس سي ام جي',
  Zoomlion: 'zoomlion, زوم ليون',
};

/** Names of machines that have no category. A search for one name of a line also finds listings that use another of it. */
const machineNames = [
  'grader, graders, motorgrader, جريدر, جريدرات, قريدر, قريدرات',
  'motor, موتور',
  'backhoe, backhoes, باكهو, بكهو',
  'telehandler, telehandlers, تليهاندلر, تيليهاندلر',
  'skid, سكيد',
  'steer, ستير',
  'paver, pavers, فرادة, فرادات',
  'asphalt, اسفلت',
  'lowbed, lowbeds, لوبد, لوبدات',
];

const usedNames = 'used, secondhand, مستعمل, مستعملة, مستعملات, مستخدم, مستخدمة';

const FORMS = new Map<string, string>(Object.entries({ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ؤ: 'و', ئ: 'ي' }));
/** The Arabic elongation stroke and the short vowels. */
const MARKS = /[ـًٌٍَُِّْ]/g;

/** Replaces letters that users type in different forms by one form. It must match `fold_text` in the database. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[أإآٱةؤئ]/g, (letter) => FORMS.get(letter) ?? letter)
    .replace(MARKS, '');
}

/** Splits a text into words of letters and digits. All other characters separate words. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

type Named = { kind: 'category'; code: Category } | { kind: 'brand'; label: string };

const names = new Map<string, Named>();
for (const [label, spellings] of Object.entries(makers))
  for (const spelling of spellings.split(', ')) names.set(splitWords(spelling).join(' '), { kind: 'brand', label });
for (const [code, spellings] of Object.entries(categoryNames) as [Category, string][])
  for (const spelling of spellings.split(', ')) names.set(splitWords(spelling).join(' '), { kind: 'category', code });
names.delete('');

const LONGEST = Math.max(...[...names.keys()].map((name) => name.split(' ').length));

function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length > 4 ? word.slice(2) : word;
}

/** Finds a trade name, with or without the Arabic article. */
function findName(words: readonly string[]): Named | undefined {
  return names.get(words.join(' ')) ?? names.get(words.map(withoutArticle).join(' '));
}

const otherNames = new Map<string, readonly string[]>(
  machineNames.map((line) => splitWords(line)).flatMap((line) => line.map((name) => [name, line] as const)),
);

/** Returns the names under which a listing may contain a word, the word itself first. */
export function namesOfMachine(word: string): readonly string[] {
  const line = otherNames.get(word) ?? otherNames.get(withoutArticle(word)) ?? [];
  return [...new Set([word, ...line])];
}

const used = new Set(splitWords(usedNames));

/** Returns whether a word says that a machine is not new. */
export function meansUsed(word: string): boolean {
  return used.has(withoutArticle(word));
}

export type ExtractedNames = {
  category: Category | null;
  brand: string | null;
  words: string[];
  /** All words except the name of the category, and all except the name of the brand. */
  withoutCategory: string[];
  withoutBrand: string[];
};
type Given = { category?: string | undefined; brand?: string | undefined };

/**
 * Extracts a category and a brand from words. Longer names win, the first of two categories counts, and a name that contradicts a filter
 * stays a word.
 */
export function extractTradeNames(typed: readonly string[], given: Given = {}): ExtractedNames {
  const found: ExtractedNames = { category: null, brand: null, words: [], withoutCategory: [], withoutBrand: [] };
  for (let at = 0; at < typed.length; ) {
    const { kind, size } = extractNameAt(typed, at, found, given);
    const words = typed.slice(at, at + size);
    if (!kind) found.words.push(...words);
    if (kind !== 'category') found.withoutCategory.push(...words);
    if (kind !== 'brand') found.withoutBrand.push(...words);
    at += size;
  }
  return found;
}

/** Extracts the name that starts at `at`. Returns its kind and its number of words, or one word without a kind. */
function extractNameAt(
  typed: readonly string[],
  at: number,
  found: ExtractedNames,
  given: Given,
): { kind?: Named['kind']; size: number } {
  for (let size = Math.min(LONGEST, typed.length - at); size > 0; size--) {
    const name = findName(typed.slice(at, at + size));
    if (name?.kind === 'category' && !found.category && (given.category ?? name.code) === name.code) {
      found.category = name.code;
      return { kind: name.kind, size };
    }
    if (name?.kind === 'brand' && !found.brand && (given.brand ?? brandKey(name.label)) === brandKey(name.label)) {
      found.brand = name.label;
      return { kind: name.kind, size };
    }
  }
  return { size: 1 };
}

/** Returns the official spelling of a known maker, or the given text. */
export function brandLabel(written: string): string {
  const name = findName(splitWords(written));
  return name?.kind === 'brand' ? name.label : written;
}

/** Returns the key by which brands are compared. It must match `plain_text` in the database. */
export function brandKey(written: string): string {
  return splitWords(brandLabel(written)).join(' ');
}

/** Returns the maker that a title names, if any. */
export function findBrandInTitle(title: string): string | null {
  return extractTradeNames(splitWords(title)).brand;
}

const labels = new Map(Object.keys(makers).map((label) => [splitWords(label).join(' '), label]));

/** Returns the label of a brand key. */
export function labelOfBrand(key: string): string {
  return labels.get(key) ?? key.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}
