// The CSV template: the columns and one example row.
import { arabicColumns, type ImportColumn, importColumns } from '@rigsouq/contract/catalogue/imports';
import { downloadCsv } from '../../../lib/format/csv.ts';
import type { Language } from '../../../lib/i18n/language.ts';

type Example = Partial<Record<ImportColumn, string>>;

const english: Example = {
  title: 'Caterpillar 320 excavator',
  type: 'sell',
  category: 'Excavators',
  condition: 'Used - Functional',
  year: '2021',
  hours: '3400',
  brand: 'Caterpillar',
  model: '320',
  location: 'Jebel Ali, Dubai',
  country: 'UAE',
  currency: 'AED',
  price: '310000',
  EngineModel: 'C4.4',
  Power: '121 kW',
  BucketCapacity: '1.19 m3',
  OperatingWeight: '22 t',
  features: 'Air conditioning; Rear camera',
  description: 'One owner, serviced on time, ready to work.',
};

const arabic: Example = {
  ...english,
  title: 'حفارة كاتربيلر 320',
  type: 'بيع',
  category: 'الحفارات',
  condition: 'مستعملة - بحالة تشغيل',
  location: 'جبل علي، دبي',
  country: 'الإمارات',
  currency: 'درهم إماراتي',
  features: 'تكييف؛ كاميرا خلفية',
  description: 'مالك واحد، صيانة في مواعيدها، جاهزة للعمل.',
};

/** Returns the name of a column as the template in this language has it. */
export function columnName(column: string, language: Language): string {
  const known = importColumns.find((name) => name === column);
  return known && language === 'ar' ? arabicColumns[known] : column;
}

export function templateRows(language: Language): string[][] {
  const example = language === 'ar' ? arabic : english;
  return [
    importColumns.map((column) => columnName(column, language)),
    importColumns.map((column) => example[column] ?? ''),
  ];
}

export function downloadTemplate(language: Language): void {
  downloadCsv('rigsouq-machines.csv', templateRows(language));
}
