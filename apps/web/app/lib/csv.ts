// A table that a spreadsheet opens.

type Cell = string | number;

/** What a spreadsheet would take for a formula; somebody else may have written it. */
const FORMULA = /^[=+\-@\t\r]/;

/** With the mark by which spreadsheets know UTF-8: without it they would break Arabic letters. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
