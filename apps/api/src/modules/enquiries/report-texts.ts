import { locales } from '@rigsouq/kernel/locales';
import type { PdfLanguage } from '../../platform/pdf/pdf-file.ts';

const english = {
  title: 'Inspection report',
  machine: 'Machine',
  supplier: 'Supplier',
  buyer: 'Buyer',
  location: 'Location',
  inspected: 'Inspection date',
  reported: 'Report date',
  hours: 'Hour meter',
  notRead: 'Not recorded',
  components: 'Components',
  component: 'Component',
  rating: 'Rating',
  note: 'Note',
  remark: 'Overall comments',
  photos: 'Photos',
  number: 'Report',
  page: 'Page {page} of {pages}',
  by: 'Written by the supplier. Rigsouq has not inspected the machine.',
};

const arabic: typeof english = {
  title: 'تقرير معاينة',
  machine: 'المعدة',
  supplier: 'المورد',
  buyer: 'المشتري',
  location: 'الموقع',
  inspected: 'تاريخ المعاينة',
  reported: 'تاريخ التقرير',
  hours: 'عداد الساعات',
  notRead: 'لم يُقرأ',
  components: 'المكونات',
  component: 'المكون',
  rating: 'التقييم',
  note: 'ملاحظة',
  remark: 'ملاحظة عامة',
  photos: 'الصور',
  number: 'التقرير',
  page: 'صفحة {page} من {pages}',
  by: 'كتبه المورد. لم تفحص Rigsouq المعدة.',
};

export type ReportTexts = typeof english;
export const reportTexts: Record<PdfLanguage, ReportTexts> = { en: english, ar: arabic };

/** Formats a time in Gulf time with the zone name, because a PDF can be read in any time zone. */
export function formatPdfTime(instant: Date, language: PdfLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
    timeZoneName: 'short',
  }).format(instant);
}

export function formatPdfHours(hours: number, language: PdfLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}
