// A page can be read, and its links work, before it is alive. Its style, fonts and pictures have a slow line to themselves until the
// browser has drawn it; then come the scripts. Who is signed in, or opened the page in the background, has no reason to wait, and no
// browser waits for longer than this.
const PATIENCE_MS = 3_000;

const wake = `(()=>{
const wake=()=>{
const later=document.querySelector('script[type=later]');
if(!later)return;
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
const script=later.cloneNode(true);
script.nonce=later.nonce;script.type='module';
later.replaceWith(script)};
if(document.hidden||document.documentElement.hasAttribute('data-signed-in'))return wake();
new PerformanceObserver(wake).observe({type:'paint',buffered:true});
setTimeout(wake,${PATIENCE_MS})
})()`;

export function aliveAfterPaint(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(' type="module" async="">', ' type="later">')
    .replace(/<\/body><\/html>$/, `<script nonce="${nonce}">${wake}</script></body></html>`);
}
