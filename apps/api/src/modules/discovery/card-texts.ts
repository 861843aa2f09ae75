// The texts on the share picture of a page, in both languages. Prices, years and hours are written as on the page, with western digits and
// the currency code. The picture shows nothing that the page itself does not show to a visitor.
import type { readAuction } from '@rigsouq/contract/auctions/calls';
import type { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { countries, digitsOf, labelOf } from '@rigsouq/contract/taxonomy';
import type { languages } from '@rigsouq/contract/wire';
import { locales } from '@rigsouq/kernel/locales';

export type Language = (typeof languages)[number];
type Listing = Omit<AnswerOf<typeof readEquipment>, 'images'>;
type Lot = AnswerOf<typeof readAuction>;

/** The lines of a card; an empty line is left out. */
export type CardTexts = {
  readonly language: Language;
  readonly label: string;
  readonly title: string;
  readonly facts: string;
  /** The meaning of the amount, if it is not obvious. */
  readonly caption: string;
  readonly figure: string;
  readonly unit: string;
  readonly place: string;
  readonly verified: string;
};

const texts = {
  en: {
    name: 'Rigsouq',
    market: 'Construction Equipment Marketplace',
    acts: 'Buy, rent, auction, procure',
    where: 'Across the Gulf',
    sell: 'For sale',
    rent: 'For rent',
    sold: 'Sold',
    rented: 'Rented out',
    ended: 'Offer ended',
    day: '/day',
    verified: 'Verified supplier',
    auction: 'Auction',
    sealed: 'Sealed-bid auction',
    starts: 'Starts {day}',
    ends: 'Ends {day}',
    soldAt: 'Sold at auction',
    over: 'Auction ended',
    current: 'Current bid',
    starting: 'Starting price',
    price: 'Final price',
  },
  ar: {
    name: 'ريغسوق',
    market: 'سوق معدات البناء',
    acts: 'شراء وتأجير ومزادات ومشتريات',
    where: 'في جميع دول الخليج',
    sell: 'للبيع',
    rent: 'للإيجار',
    sold: 'تم البيع',
    rented: 'مؤجرة',
    ended: 'انتهى العرض',
    day: '/يوم',
    verified: 'مورّد موثّق',
    auction: 'مزاد',
    sealed: 'مزاد بالظرف المختوم',
    starts: 'يبدأ في {day}',
    ends: 'ينتهي في {day}',
    soldAt: 'تم البيع في المزاد',
    over: 'انتهى المزاد',
    current: 'المزايدة الحالية',
    starting: 'سعر الافتتاح',
    price: 'السعر النهائي',
  },
} as const;

const arabicCountries: Record<string, string> = {
  sa: 'السعودية',
  ae: 'الإمارات',
  qa: 'قطر',
  bh: 'البحرين',
  kw: 'الكويت',
  om: 'عُمان',
};
/** The mark that sets the direction of a line to that of its card, whatever letters it starts with. */
const directionMark: Record<Language, string> = { en: '\u200e', ar: '\u200f' };

export function buildListingCardTexts(listing: Listing, language: Language): CardTexts {
  const t = texts[language];
  const { type, status, currency, price, dailyRate, supplier } = listing;
  const amount = type === 'rent' ? dailyRate : price;
  const isOffered = status === 'active' || status === 'rented';
  const label = status === 'sold' || status === 'rented' || status === 'ended' ? t[status] : t[type];
  return {
    language,
    label,
    title: listing.title,
    facts: factsOf(listing, language),
    caption: '',
    figure: isOffered && amount !== null ? amountOf(amount, currency, language) : '',
    unit: isOffered && type === 'rent' ? t.day : '',
    place: placeOf(listing.location, listing.country, language),
    verified: supplier.isApproved ? t.verified : '',
  };
}

export function buildLotCardTexts(lot: Lot, language: Language): CardTexts {
  return {
    language,
    title: lot.title,
    facts: factsOf(lot, language),
    unit: '',
    place: placeOf(lot.location, null, language),
    verified: lot.userId.isApproved ? texts[language].verified : '',
    ...auctionTextsOf(lot, language),
  };
}

export function buildSiteCardTexts(language: Language): CardTexts {
  const { market, acts, where } = texts[language];
  return {
    language,
    label: '',
    title: market,
    facts: acts,
    caption: '',
    figure: '',
    unit: '',
    place: where,
    verified: '',
  };
}

export function siteNameIn(language: Language): string {
  return texts[language].name;
}

/** Returns the texts about the state of the auction. A sealed auction shows no amount before its end (R77). */
function auctionTextsOf(lot: Lot, language: Language): Pick<CardTexts, 'label' | 'caption' | 'figure'> {
  const t = texts[language];
  const dollars = (amount: number) => amountOf(amount, 'USD', language);
  if (lot.outcome === 'sold' && lot.currentBid !== null)
    return { label: t.soldAt, caption: t.price, figure: dollars(lot.currentBid) };
  if (lot.outcome !== null) return { label: t.over, caption: '', figure: '' };
  const kind = lot.type === 'Sealed Bid' ? t.sealed : t.auction;
  const when =
    lot.status === 'pending'
      ? lot.startDate && t.starts.replace('{day}', dayOf(lot.startDate, language))
      : lot.endDate && t.ends.replace('{day}', dayOf(lot.endDate, language));
  const label = when ? `${kind} · ${when}` : kind;
  if (lot.type === 'Sealed Bid') return { label, caption: '', figure: '' };
  if (lot.currentBid !== null) return { label, caption: t.current, figure: dollars(lot.currentBid) };
  return { label, caption: t.starting, figure: dollars(lot.minimumBid) };
}

function factsOf({ year, hours }: { year: number | null; hours: number | null }, language: Language): string {
  const known = [year === null ? '' : String(year), hours === null ? '' : hoursOf(hours, language)].filter(Boolean);
  return known.length > 0 ? directionMark[language] + known.join(' · ') : '';
}

function hoursOf(hours: number, language: Language): string {
  const figure = hours.toLocaleString('en-US');
  if (language === 'en') return `${figure} ${hours === 1 ? 'hour' : 'hours'}`;
  return `${figure} ${new Intl.PluralRules('ar').select(hours) === 'few' ? 'ساعات' : 'ساعة'}`;
}

function placeOf(location: string, country: string | null, language: Language): string {
  const known = countries.find(({ code }) => code === country && code !== 'other');
  if (!known) return location;
  const name = language === 'ar' ? arabicCountries[known.code] : labelOf(countries, known.code);
  return `${directionMark[language]}${location}${language === 'ar' ? '، ' : ', '}${name}`;
}

function amountOf(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : digitsOf(currency);
  const figure = amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return language === 'ar' ? `${directionMark.ar}${figure}\u00a0${currency}` : `${currency}\u00a0${figure}`;
}

function dayOf(iso: string, language: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], day).format(new Date(iso));
}
