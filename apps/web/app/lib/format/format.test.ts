import { currencies } from '@rigsouq/contract/taxonomy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDaysAgo,
  formatDollars,
  formatHours,
  formatInstant,
  formatLocalDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPrice,
  formatWeekday,
} from './format.ts';

it("[SH-050] shows an instant in the viewer's time zone, with the zone named", () => {
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'en', 'Asia/Dubai')).toBe('16 Nov 2026, 02:30 GST');
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'en', 'UTC')).toBe('15 Nov 2026, 22:30 UTC');
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'ar', 'Asia/Dubai')).toMatch(/16 نوفمبر 2026/);
});

it('names the zones of the Gulf in Arabic as the Gulf does', () => {
  const at = '2026-11-15T22:30:00.000Z';
  expect(formatInstant(at, 'ar', 'Asia/Dubai')).toMatch(/ بتوقيت الخليج$/);
  expect(formatInstant(at, 'ar', 'Asia/Riyadh')).toMatch(/ بتوقيت الرياض$/);
  expect(formatLocalDay(at, 'ar', 'Asia/Dubai').zone).toBe('بتوقيت الخليج');
  expect(formatLocalDay(at, 'en', 'Asia/Dubai').zone).toBe('GST');
  expect(formatInstant(at, 'ar', 'UTC')).not.toContain('بتوقيت');
});

it('shortens the days of the week in Arabic to the letters of a calendar', () => {
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => formatWeekday(`2026-11-${day}`, 'ar', 'short'));
  expect(days).toEqual(['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح']);
  expect(formatWeekday('2026-11-16', 'ar', 'long')).toBe('الاثنين');
  expect(formatWeekday('2026-11-16', 'en', 'short')).toBe('Mon');
});

it('shortens large amounts and keeps small ones unchanged', () => {
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(9_999)).toBe('$9,999');
  expect(formatMoney(4_230_000)).toBe('$4.2M');
  expect(formatMoney(85_000, 'AED')).toMatch(/^AED\s85K$/);
});

it('uses western digits in both languages', () => {
  for (const language of ['en', 'ar'] as const) expect(formatNumber(12_345, language)).toBe('12,345');
  expect(formatNumber(4.75, 'en', 1)).toBe('4.8');
});

it("formats days and months in the Gulf's time zone", () => {
  expect(formatMonth('2026-10-31T21:00:00.000Z', 'en')).toBe('November 2026');
  expect(formatDay('2026-10-31T21:00:00.000Z', 'en')).toBe('1 Nov 2026');
  expect(formatMonth('2026-10-31T21:00:00.000Z', 'ar')).toBe('نوفمبر 2026');
});

describe('formatPrice', () => {
  it('shows the currency code, and decimals only if there are any', () => {
    expect(formatPrice(85_000, 'USD', 'en')).toBe('USD\u00a085,000');
    expect(formatPrice(85_000.5, 'AED', 'en')).toBe('AED\u00a085,000.50');
    expect(formatPrice(1.234, 'KWD', 'en')).toBe('KWD\u00a01.234');
    expect(formatPrice(85_000, 'SAR', 'ar')).toMatch(/85,000/);
  });
});

it('[CA-063] formats how many days ago, with the plural form of the language', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const daysAgo = (day: string, language: 'en' | 'ar') => formatDaysAgo(`2026-11-${day}T12:00:00Z`, now, language);
  expect(['15', '14', '13', '04'].map((day) => daysAgo(day, 'en'))).toEqual([
    '0 days ago',
    '1 day ago',
    '2 days ago',
    '11 days ago',
  ]);
  expect(['14', '13', '12', '04'].map((day) => daysAgo(day, 'ar'))).toEqual([
    'قبل يوم واحد',
    'قبل يومين',
    'قبل 3 أيام',
    'قبل 11 يومًا',
  ]);
  expect(daysAgo('16', 'en')).toBe('0 days ago');
});

it('formats the hours of a machine', () => {
  expect(formatHours(4_200, 'en')).toBe('4,200 hours');
  expect(formatHours(3, 'ar')).toBe('3 ساعات');
});

it('rounds a price in dollars to whole dollars', () => {
  expect(formatDollars(34_033.6)).toBe('$34,034');
});

describe('formatting without Intl', () => {
  const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;
  const language = fc.constantFrom('en' as const, 'ar' as const);
  const amount = fc.oneof(
    fc.integer({ min: -10_000_000, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1_000),
  );

  it('formats numbers like Intl', () =>
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), language, (value, digits, language) => {
        const theirs = new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value);
        expect(formatNumber(value, language, digits)).toBe(theirs);
      }),
    ));

  it('formats prices like Intl', () =>
    fc.assert(
      fc.property(amount, fc.constantFrom(...currencies), language, (value, { code }, language) => {
        const theirs = new Intl.NumberFormat(locales[language], {
          style: 'currency',
          currency: code,
          currencyDisplay: 'code',
          trailingZeroDisplay: 'stripIfInteger',
        });
        expect(formatPrice(value, code, language)).toBe(theirs.format(value));
        const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
        expect(formatDollars(value)).toBe(new Intl.NumberFormat('en-US', dollars).format(value));
      }),
    ));

  it('formats hours like Intl', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), language, (hours, language) => {
        const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
        expect(formatHours(hours, language)).toBe(new Intl.NumberFormat(locales[language], unit).format(hours));
      }),
    ));

  it('formats days and months like Intl', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        language,
        (at, language) => {
          const theirs = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Asia/Dubai' }).format(at);
          const iso = at.toISOString();
          expect(formatDay(iso, language)).toBe(theirs({ day: 'numeric', month: 'short', year: 'numeric' }));
          expect(formatMonth(iso, language)).toBe(theirs({ month: 'long', year: 'numeric' }));
        },
      ),
    ));
});
