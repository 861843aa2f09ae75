// Engineers read test titles when a test fails, and operators search for log messages when the product fails. Both have one form. Comments are
// sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { collectComments, collectNodes, listSources, parseSource } from './source-files.ts';

/** The verbs that titles start with. Add one that is missing; a noun that looks like a verb ('bids') does not belong here. */
const verbs = new Set(
  readFileSync(join(import.meta.dirname, 'title-verbs.txt'), 'utf8')
    .trim()
    .split('\n'),
);
/** An id of the specification, or the place where a table or a variable puts one. */
const ID = /^(\[[A-Z]{2}-\d{3}\]|%s(?= refuses)|\$\{ids\}) /;

function titleFault(title: string): string | undefined {
  let rest = title;
  while (ID.test(rest)) rest = rest.replace(ID, '');
  const first = rest.match(/^[a-z]+(?=[ ,])/)?.[0];
  if (first === undefined || !verbs.has(first)) return 'does not start with a verb in the third person';
  return rest.endsWith('.') ? 'ends with a full stop' : undefined;
}

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
};

const calls = (file: string) => collectNodes(parseSource(file), ts.isCallExpression);

/** Matches `it(…)`, `it.each(…)(…)` and `it.runIf(…)(…)`, but not `test.step(…)` or `test.use(…)`. */
function isTest({ expression, arguments: [, second, third] }: ts.CallExpression): boolean {
  const head = ts.isCallExpression(expression) ? expression.expression : expression;
  if (!/^(it|test)(\.(each|for|runIf|skipIf|only|skip))?$/.test(head.getText())) return false;
  return [second, third].some(
    (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isIdentifier(node)),
  );
}

const titles = () =>
  listSources(['{apps,packages,tools,deploy}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).flatMap((file) =>
    calls(file).flatMap((call) => {
      const title = isTest(call) ? textOf(call.arguments[0]) : undefined;
      return title === undefined ? [] : [{ file, title }];
    }),
  );

describe('test titles', () => {
  it('has a verb in the third person at the start of every title', () => {
    const all = titles();
    expect(all.length).toBeGreaterThan(1_500);
    expect(
      all.flatMap(({ file, title }) => (titleFault(title) ? [`${file}: ${title}: ${titleFault(title)}`] : [])),
    ).toEqual([]);
  });
  it.each([
    'of a lot that ended',
    'Bids are refused',
    'bids below the minimum are refused',
    '[AU-031] a lot closes',
    '%s is refused',
    'refuses it.',
  ])('refuses %j', (title) => expect(titleFault(title)).toBeDefined());
  it.each(['refuses a bid', '[AU-031] [AU-032] closes a lot at its end time'])('accepts %j', (title) =>
    expect(titleFault(title)).toBeUndefined(),
  );
});

const LEVELS = /(^|\.|#)(log|logger)\.(info|warn|error|fatal|debug)$/;
function messageFault(node: ts.Node): string | undefined {
  if (!ts.isStringLiteralLike(node)) return 'has variable parts, which belong into fields';
  if (!/^[a-z]/.test(node.text) || node.text.endsWith('.')) return 'is not a plain phrase';
  if (/^(a|an|the|its) /.test(node.text)) return 'starts with an article';
  return node.text.length > 70 ? 'is too long' : undefined;
}

const logCalls = () =>
  listSources(['apps/**/*.{ts,tsx}'])
    .filter((file) => !/\.(test|factory)\.tsx?$|\/test\/|\/demo\//.test(file))
    .flatMap((file) =>
      calls(file)
        .filter(({ expression }) => LEVELS.test(expression.getText()))
        .map((call) => ({ file, call })),
    );

describe('log messages', () => {
  it('has a fixed phrase in every log call', () => {
    const all = logCalls();
    expect(all.length).toBeGreaterThan(30);
    const faults = all.flatMap(({ file, call }) => {
      const message = call.arguments.find((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
      const fault = message && messageFault(message);
      return fault ? [`${file}: ${message.getText()} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

/** Units and names that are written like a variable. */
const camelCaseWords = new Set(['kB', 'kW', 'sRGB']);

/** Returns the names of variables that a comment uses like words. A tool that renames variables can put one into a sentence. */
function bareNames(comment: string): string[] {
  const sentence = comment.replaceAll(/`[^`]*`/g, '').replaceAll(/biome-ignore \S+/g, '');
  return (sentence.match(/\b[a-z]+[A-Z]\w*/g) ?? []).filter((word) => !camelCaseWords.has(word));
}

describe('comments', () => {
  it('puts backticks around every name of the code', () => {
    const files = listSources(['{apps,packages,tools,deploy,e2e,bench}/**/*.{ts,tsx}']);
    const comments = files.flatMap((file) => collectComments(parseSource(file)).map((comment) => ({ file, comment })));
    expect(comments.length).toBeGreaterThan(4_000);
    expect(comments.flatMap(({ file, comment }) => bareNames(comment).map((name) => `${file}: ${name}`))).toEqual([]);
  });
  it('recognizes a name among words', () => {
    expect(bareNames('// Days after the agreed finishStep, see `startStep`, are charged.')).toEqual(['finishStep']);
    expect(bareNames('// biome-ignore lint/suspicious/noArrayIndexKey: an image of 300 kB')).toEqual([]);
  });
});
