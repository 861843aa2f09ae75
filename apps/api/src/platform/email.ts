// Renders every email with one layout and different texts. The texts are data in both languages side by side, so an email without its Arabic text
// does not compile. There is no JSX, because the server runs TypeScript as it is.
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from '@react-email/components';
import { type CSSProperties, createElement as h } from 'react';

export type Language = 'en' | 'ar';
type Item = { title: string; detail: string; url: string };
export type EmailTexts = {
  subject: string;
  lines: string[];
  /** Words of another user, as they wrote them. */
  quote?: string;
  /** Items to look at, each with a line about it. */
  items?: readonly Item[];
  action?: { label: string; url: string };
  closing?: string;
  /** The link that stops such emails. */
  stop?: { label: string; url: string };
};
export type Email = Record<Language, EmailTexts>;

const name: Record<Language, string> = { en: 'Rigsouq', ar: 'ريغسوق' };

const footer: Record<Language, string> = {
  en: 'Rigsouq, the construction equipment marketplace for the Gulf.',
  ar: 'ريغسوق، سوق معدات البناء في الخليج.',
};

const ink = '#12161C';
const steel = '#475467';
const font = "'IBM Plex Sans', 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";

export async function renderEmail(letter: Email, language: Language) {
  const words = letter[language];
  const page = layout(words, language);
  const [html, text] = await Promise.all([render(page), render(page, { plainText: true })]);
  return { subject: words.subject, html, text };
}

function layout(words: EmailTexts, language: Language) {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const align = language === 'ar' ? ('right' as const) : ('left' as const);
  const body = { color: ink, fontSize: '16px', lineHeight: '24px', textAlign: align, margin: '0 0 16px' };
  return h(
    Html,
    { lang: language, dir },
    h(Head),
    h(Preview, null, words.lines[0] ?? words.subject),
    h(
      Body,
      { style: { backgroundColor: '#F7F5F1', fontFamily: font, margin: 0, padding: '24px 8px' } },
      h(
        Container,
        { style: { backgroundColor: '#FFFFFF', border: '1px solid #E3E6EA', borderRadius: '8px', padding: '32px' } },
        h(Text, { style: { ...body, fontWeight: 600 } }, name[language]),
        h(
          Heading,
          { as: 'h1', style: { ...body, fontSize: '20px', lineHeight: '28px', fontWeight: 600 } },
          words.subject,
        ),
        ...words.lines.map((line) => h(Text, { key: line, style: body }, line)),
        words.quote && quotation(words.quote),
        ...(words.items ?? []).map((item) => itemBlock(item, body)),
        words.action && button(words.action, align),
        words.closing && h(Text, { style: { ...body, color: steel, fontSize: '14px' } }, words.closing),
        h(Hr, { style: { borderColor: '#E3E6EA', margin: '24px 0 16px' } }),
        h(Text, { style: { ...body, color: steel, fontSize: '13px', margin: 0 } }, footer[language]),
        words.stop &&
          h(
            Text,
            { style: { ...body, fontSize: '13px', margin: 0 } },
            h(Link, { href: words.stop.url, style: { color: steel, textDecoration: 'underline' } }, words.stop.label),
          ),
      ),
    ),
  );
}

function quotation(quote: string) {
  const style = { borderInlineStart: '3px solid #E3E6EA', color: ink, fontSize: '16px', lineHeight: '24px' };
  const lines = quote.split('\n').flatMap((line, at) => (at ? [h('br', { key: at }), line] : [line]));
  // The quotation may be in either language.
  return h('blockquote', { dir: 'auto', style: { ...style, margin: '0 0 24px', padding: '0 16px' } }, ...lines);
}

function itemBlock({ title, detail, url }: Item, body: CSSProperties) {
  return h(
    Text,
    { key: `${url} ${title}`, style: { ...body, borderTop: '1px solid #E3E6EA', margin: 0, padding: '12px 0' } },
    h(Link, { href: url, style: { color: '#0B57D0', fontWeight: 600 } }, h('bdi', null, title)),
    h('br'),
    h('bdi', { style: { color: steel, fontSize: '14px' } }, detail),
  );
}

function button(action: { label: string; url: string }, textAlign: 'left' | 'right') {
  const style = { backgroundColor: '#F5A800', color: ink, borderRadius: '8px', fontWeight: 600, padding: '12px 24px' };
  return h('div', { style: { textAlign, margin: '8px 0 24px' } }, h(Button, { href: action.url, style }, action.label));
}
