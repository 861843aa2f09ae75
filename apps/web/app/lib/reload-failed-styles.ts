// Loads stylesheets again that could not be loaded. The bundler adds the stylesheet of a part of the page only once, so that a part whose first load
// failed would appear without its style.
const failed = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined')
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // The error of an element does not bubble, so it is caught on the way down.
    true,
  );

export async function reloadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(loadAgain));
}

/** Replaces a link by a new one, because an element is loaded once. A new failure adds the new link to the failed ones. */
function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`could not load ${link.href}`));
    again.href = link.href;
    if (link.isConnected) link.replaceWith(again);
    else document.head.append(again);
  });
}
