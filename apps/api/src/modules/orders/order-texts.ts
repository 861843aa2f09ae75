import type { modes } from '@rigsouq/contract/rfqs/calls';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { locales } from '@rigsouq/kernel/locales';
import type { PdfLanguage } from '../../platform/pdf/pdf-file.ts';
import type { OrderState } from './order-state.ts';

const english = {
  title: 'Purchase order',
  buyer: 'Buyer',
  supplier: 'Supplier',
  taxId: 'VAT registration number',
  issued: 'Issue date',
  due: 'Delivery due',
  delivered: 'Delivered',
  country: 'Delivery country',
  state: 'Status',
  request: 'Request for quotation',
  auction: 'Reverse auction',
  lines: 'Items',
  line: 'No.',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit price',
  amount: 'Amount',
  place: 'Delivery location',
  net: 'Net',
  vat: 'VAT {rate}%',
  total: 'Total incl. VAT',
  page: 'Page {page} of {pages}',
  by: 'Issued by the buyer on Rigsouq. Rigsouq is not a party to this order.',
  modes: { buy: 'Purchase', rent: 'Rental' } satisfies Record<(typeof modes)[number], string>,
  states: {
    issued: 'Issued, awaiting supplier',
    accepted: 'Accepted by the supplier',
    declined: 'Declined by the supplier',
    delivered: 'Delivered',
    closed: 'Closed',
    cancelled: 'Cancelled by the buyer',
  } satisfies Record<OrderState, string>,
};

const arabic: typeof english = {
  title: 'أمر شراء',
  buyer: 'المشتري',
  supplier: 'المورّد',
  taxId: 'رقم التسجيل الضريبي',
  issued: 'تاريخ الإصدار',
  due: 'التسليم في موعد أقصاه',
  delivered: 'تاريخ التسليم',
  country: 'بلد التسليم',
  state: 'الحالة',
  request: 'طلب عروض الأسعار',
  auction: 'المزاد العكسي',
  lines: 'البنود',
  line: 'م',
  description: 'الوصف',
  quantity: 'الكمية',
  unit: 'سعر الوحدة',
  amount: 'المبلغ',
  place: 'مكان التسليم',
  net: 'المبلغ قبل الضريبة',
  vat: 'ضريبة القيمة المضافة {rate}%',
  total: 'الإجمالي شاملًا الضريبة',
  page: 'صفحة {page} من {pages}',
  by: 'أصدره المشتري عبر ريغسوق. ريغسوق ليست طرفًا في هذا الأمر.',
  modes: { buy: 'شراء', rent: 'إيجار' },
  states: {
    issued: 'تم الإصدار، بانتظار المورّد',
    accepted: 'قبله المورّد',
    declined: 'اعتذر عنه المورّد',
    delivered: 'تم التسليم',
    closed: 'مغلق',
    cancelled: 'سحبه المشتري',
  },
};

export type OrderTexts = typeof english;
export const orderTexts: Record<PdfLanguage, OrderTexts> = { en: english, ar: arabic };

export function formatPdfDay(day: string, language: PdfLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function formatPdfNumber(value: number, language: PdfLanguage): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Formats an amount with all decimals of its currency. */
export function formatPdfAmount(amount: number, currency: string, language: PdfLanguage): string {
  const digits = digitsOf(currency);
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locales[language], style).format(amount);
}

export function formatPdfCountry(code: string | null, language: PdfLanguage): string | null {
  if (code?.length !== 2) return null;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code.toUpperCase()) ?? null;
}
