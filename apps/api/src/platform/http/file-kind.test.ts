import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatOf } from './file-kind.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const comment = '<!-- made by hand -->';
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

it.each([
  ['alone', svg],
  ['after a mark of its byte order', `\uFEFF${svg}`],
  ['after a declaration', `<?xml version="1.0"?>\n${svg}`],
  ['after comments and a doctype', `<?xml version="1.0"?>\n${comment}\n${doctype}\n${comment}${comment}${svg}`],
  ['after a doctype with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`],
])('recognizes a drawing %s', (_, text) => {
  expect(formatOf(Buffer.from(text))).toBe('svg');
});

it.each([
  ['a page', `<!doctype html>${svg}`],
  ['a comment that does not end', `<!-- ${svg}`],
  ['a doctype that does not end', '<!DOCTYPE svg [<!ENTITY a "b">'],
  ['a word before it', `Hello ${svg}`],
  ['another root', '<svgs/>'],
])('does not take %s for a drawing', (_, text) => {
  expect(formatOf(Buffer.from(text))).toBe('text');
});

/** Generates file heads from the pieces of a drawing, in any order and number. */
const pieces = [
  '<!--',
  '-->',
  '<!---->',
  '<?xml',
  '?>',
  '>',
  '<!doctype svg',
  '[',
  ']',
  '<svg',
  ' ',
  '\n',
  'x',
  '\uFEFF',
];
const heads = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 600 })), { maxLength: 8 })
  .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));

it('reads any head quickly', () => {
  let slowest = 0;
  // CPU time is measured, because wall-clock time would include other work on the machine.
  const read = (head: string) => {
    const start = process.threadCpuUsage();
    formatOf(Buffer.from(head).subarray(0, 4_096));
    const { user, system } = process.threadCpuUsage(start);
    slowest = Math.max(slowest, (user + system) / 1_000);
  };
  for (let times = 0; times <= 600; times += 20) read('<!---->'.repeat(times));
  fc.assert(fc.property(heads, read), { numRuns: 10_000 });
  expect(slowest).toBeLessThan(50);
});
