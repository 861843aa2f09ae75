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

export function hydrateAfterPaint(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(' type="module" async="">', ' type="later">')
    .replace(/<\/body><\/html>$/, `<script nonce="${nonce}">${loadScriptsAfterPaint}</script></body></html>`);
}
