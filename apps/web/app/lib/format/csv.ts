// Creates CSV tables for spreadsheets.

type Cell = string | number;

/** A cell that starts like this would be read as a formula. Another user may have written it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns the rows as CSV. The byte order mark at the start tells spreadsheets that the file is UTF-8; without it they break Arabic letters. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;
}

function formatCell(cell: Cell): string {
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
