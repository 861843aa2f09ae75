// The CSV template: the columns and one example row.
import { importColumns } from '@rigsouq/contract/catalogue/imports';
import { downloadCsv } from '../../../lib/format/csv.ts';

const example: Partial<Record<(typeof importColumns)[number], string>> = {
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

export function templateRows(): string[][] {
  return [[...importColumns], importColumns.map((column) => example[column] ?? '')];
}

export function downloadTemplate(): void {
  downloadCsv('rigsouq-machines.csv', templateRows());
}
