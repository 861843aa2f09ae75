// The table to fill in: the columns, and one line that shows how.
import { importColumns } from '@rigsouq/contract/imports';

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

/** With the mark by which spreadsheets know UTF-8: without it they would break Arabic letters. */
export function templateFile(): string {
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const line = importColumns.map((column) => quoted(example[column] ?? ''));
  return `\ufeff${importColumns.join(',')}\r\n${line.join(',')}\r\n`;
}

export function downloadTemplate(): void {
  const address = URL.createObjectURL(new Blob([templateFile()], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'rigsouq-machines.csv' });
  link.click();
  URL.revokeObjectURL(address);
}
