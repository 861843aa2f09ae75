import type { LegalDocument } from '@rigsouq/contract/legal/documents';

/** A paragraph, or a list of short paragraphs. `code` in backticks is a name in the browser; [[…]] is a gap that counsel fills. */
export type LegalBlock = string | readonly string[];

type LegalSection = {
  /** The place in the page. It is the same in both languages, so that a link to it works in both. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly LegalBlock[];
};

export type LegalChange = { readonly version: number; readonly date: string; readonly what: string };

export type LegalText = {
  readonly summary: string;
  readonly sections: readonly LegalSection[];
  /** Every version, the newest first. */
  readonly changes: readonly LegalChange[];
};

export type LegalPage = { readonly document: LegalDocument; readonly text: LegalText };

export type LegalPart = { readonly kind: 'text' | 'code' | 'gap'; readonly text: string };

/** Splits a paragraph into its text, its codes and its gaps. */
export function splitParts(paragraph: string): LegalPart[] {
  return paragraph
    .split(/(`[^`]+`|\[\[[^[\]]+\]\])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return part.startsWith('[[') ? { kind: 'gap', text: part.slice(1, -1) } : { kind: 'text', text: part };
    });
}
