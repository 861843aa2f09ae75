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
  supplier: 'المورّد',
  buyer: 'المشتري',
  location: 'الموقع',
  inspected: 'تاريخ المعاينة',
  reported: 'تاريخ التقرير',
  hours: 'عداد الساعات',
  notRead: 'لم تُسجَّل القراءة',
  components: 'المكونات',
  component: 'المكون',
  rating: 'التقييم',
  note: 'ملاحظة',
  remark: 'ملاحظة عامة',
  photos: 'الصور',
  number: 'التقرير',
  page: 'صفحة {page} من {pages}',
  by: 'أعدّه المورّد، ولم تفحص ريغسوق المعدة.',
};

export type ReportTexts = typeof english;
export const reportTexts: Record<PdfLanguage, ReportTexts> = { en: english, ar: arabic };

export function formatPdfHours(hours: number, language: PdfLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}
