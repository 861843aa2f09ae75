// Lists and parses the sources of the repository for the guard tests that check how they are written.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');
const exclude = ['**/node_modules/**', '**/build/**', '**/.react-router/**'];

/** Returns paths from the root of the repository. */
export function listSources(patterns: string[]): string[] {
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude }));
}

export function parseSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

export function collectNodes<N extends ts.Node>(tree: ts.Node, isWanted: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node) => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns the comments that stand before a node, each once. */
export function collectComments(source: ts.SourceFile): string[] {
  const text = source.getFullText();
  const found = new Map<number, string>();
  collectNodes(source, (node): node is ts.Node => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, text.slice(pos, end));
    return false;
  });
  return [...found.values()];
}
