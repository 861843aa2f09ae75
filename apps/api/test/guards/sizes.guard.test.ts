// A function that fits on one screen can be read without scrolling back, and a small file has one subject.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { collectNodes, listSources, parseSource } from './source-files.ts';

const FUNCTION_MAX = 80;
const FILE_MEDIAN_MAX = 70;
const FILE_P90_MAX = 150;

type FunctionWithBody = ts.FunctionLikeDeclaration & { body: ts.Node };
const hasBody = (node: ts.Node): node is FunctionWithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

const lineAt = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
const startLine = (node: ts.Node) => lineAt(node.getSourceFile(), node.getStart());
const endLine = (node: ts.Node) => lineAt(node.getSourceFile(), node.end);

/** Returns the function and the nodes around it that one declaration consists of, such as `export const pages = () => …`. */
function declarationNodes(node: FunctionWithBody): ts.Node[] {
  const nodes: ts.Node[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at) && !ts.isBlock(at); at = at.parent) {
    nodes.push(at);
    if (ts.isStatement(at) || ts.isClassElement(at) || ts.isObjectLiteralElementLike(at)) break;
  }
  return nodes;
}

/** Returns the text of the comments that end on the line above the node, without those above an empty line. */
function commentAbove(node: ts.Node): string {
  const source = node.getSourceFile();
  const comments = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  let line = startLine(node);
  let text = '';
  for (const { pos, end } of comments.toReversed()) {
    if (lineAt(source, end) !== line - 1) break;
    text = `${source.text.slice(pos, end)}\n${text}`;
    line = lineAt(source, pos);
  }
  return text;
}

function nameOf(node: FunctionWithBody): string {
  const { parent } = node;
  if (node.name) return node.name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isCallExpression(parent) ? `function in ${parent.expression.getText()}(…)` : 'function without a name';
}

function longFunctions(source: ts.SourceFile): string[] {
  return collectNodes(source, hasBody).flatMap((node) => {
    const length = endLine(node) - startLine(node) + 1;
    if (length <= FUNCTION_MAX) return [];
    if (declarationNodes(node).some((one) => commentAbove(one).includes('is long because'))) return [];
    return [`${source.fileName}:${startLine(node)} ${nameOf(node)} has ${length} lines`];
  });
}

const all = listSources(['{apps,packages,deploy,tools,bench,e2e}/**/*.{ts,tsx}', '*.ts'])
  .filter((file) => !file.endsWith('.generated.ts'))
  .map(parseSource);

describe('functions', () => {
  const product = all.filter(
    ({ fileName }) =>
      /^(apps|packages|deploy|tools|bench|e2e\/(stack|steps))\//.test(fileName) &&
      !/\.(test|spec|factory)\.tsx?$/.test(fileName),
  );
  it(`has no function of more than ${FUNCTION_MAX} lines without a reason`, () => {
    expect(product.length).toBeGreaterThan(1_500);
    expect(product.flatMap(longFunctions)).toEqual([]);
  });

  const parse = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const body = (lines: number) => `{\n${'  run();\n'.repeat(lines - 2)}}`;
  it.each([
    ['a function', `function build() ${body(81)}`, 'a.ts:1 build has 81 lines'],
    ['a constant', `\nexport const build = () => ${body(90)};`, 'a.ts:2 build has 90 lines'],
    ['a method', `class Stack {\n  build() ${body(81)}\n}`, 'a.ts:2 build has 81 lines'],
    ['a callback', `start(() => ${body(81)});`, 'a.ts:1 function in start(…) has 81 lines'],
    [
      'a comment above an empty line',
      `// This file is long because it is a list.\n\nfunction build() ${body(81)}`,
      'a.ts:3 build has 81 lines',
    ],
    [
      'a comment above the function around it',
      `// It is long because of its list.\nfunction build() {\n  function inner() ${body(81)}\n}`,
      'a.ts:3 inner has 81 lines',
    ],
  ])('refuses a long function: %s', (_, text, fault) => expect(longFunctions(parse(text))).toEqual([fault]));
  it.each([
    ['80 lines', `function build() ${body(80)}`],
    ['a comment', `// It is long because it is a flat list.\nfunction build() ${body(81)}`],
    [
      'a comment of two lines',
      `// It is long because it is a list\n// of routes.\nexport const build = () => ${body(81)}`,
    ],
    ['a comment in a class', `class Stack {\n  /** It is long because it is a list. */\n  build() ${body(81)}\n}`],
  ])('accepts a function: %s', (_, text) => expect(longFunctions(parse(text))).toEqual([]));
});

describe('files', () => {
  const lengths = all.map((source) => source.getLineStarts().length - 1).sort((a, b) => a - b);
  const percentile = (part: number) => lengths[Math.floor(lengths.length * part)];
  it(`has a median of at most ${FILE_MEDIAN_MAX} lines, and ${FILE_P90_MAX} lines or fewer in nine files of ten`, () => {
    expect(percentile(0.5)).toBeLessThanOrEqual(FILE_MEDIAN_MAX);
    expect(percentile(0.9)).toBeLessThanOrEqual(FILE_P90_MAX);
  });
});
