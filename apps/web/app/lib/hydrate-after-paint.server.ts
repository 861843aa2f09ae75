// A visitor can read a page and use its links before it is hydrated. On a slow connection, styles, fonts and pictures load first; the
// scripts start to load after the first paint. There is no reason to wait for a signed-in user or for a page that was opened in the
// background. No browser waits longer than this.
const MAX_WAIT_MS = 3_000;

const loadScriptsAfterPaint = `(()=>{
const load=()=>{
const later=document.querySelector('script[type=later]');
if(!later)return;
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
const script=later.cloneNode(true);
script.nonce=later.nonce;script.type='module';
later.replaceWith(script)};
if(document.hidden||document.documentElement.hasAttribute('data-signed-in'))return load();
new PerformanceObserver(load).observe({type:'paint',buffered:true});
setTimeout(load,${MAX_WAIT_MS})
})()`;

const PRELOAD = '<link rel="modulepreload"';
const ENTRY = ' type="module" async="">';
const END = '</body></html>';

/**
 * Throws when React Router writes its HTML in another way. Pages would still work then, but all of them would load their scripts before the
 * first paint, and no test or log would show it. The build renders a page, so a new version of React Router fails there.
 */
export function hydrateAfterPaint(html: string, nonce: string): string {
  for (const part of [PRELOAD, ENTRY]) if (!html.includes(part)) throw new Error(`page without ${part}`);
  if (!html.endsWith(END)) throw new Error(`page does not end with ${END}`);
  return html
    .replaceAll(PRELOAD, '<link rel="later" fetchpriority="low"')
    .replace(ENTRY, ' type="later">')
    .slice(0, -END.length)
    .concat(`<script nonce="${nonce}">${loadScriptsAfterPaint}</script>${END}`);
}
