// Builds the page that is sent when not even the error screen of the application could be rendered.

import type { RenderedPage } from './page-cache.ts';
import { languageOf } from './page-language.ts';

const texts = {
  en: { dir: 'ltr', text: 'Something went wrong. Please try again later.', action: 'Try again', home: '/' },
  ar: { dir: 'rtl', text: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.', action: 'إعادة المحاولة', home: '/ar' },
} as const;

export function failurePage(address: string): RenderedPage {
  const language = languageOf(address.split('?', 1)[0] ?? '');
  return plainPage(address, 500, texts[language].text);
}

/** Builds a page without the application: one sentence and a link to the home page. */
export function plainPage(address: string, status: number, text: string): RenderedPage {
  const language = languageOf(address.split('?', 1)[0] ?? '');
  const { dir, action, home } = texts[language];
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Rigsouq</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:16px;padding:24px;
font:16px/1.5 system-ui,sans-serif;color:#12161c;background:#f7f5f1}
h1{font-size:20px;margin:0}
a{color:#12161c;background:#f5a800;font-weight:600;padding:10px 20px;border-radius:8px;text-decoration:none}
</style>
<strong>Rigsouq</strong>
<h1>${text}</h1>
<a href="${home}">${action}</a>
</html>
`;
  return {
    status,
    headers: [['content-type', 'text/html; charset=utf-8']],
    chunks: [Buffer.from(html)],
    sharedFor: 0,
  };
}
