import { useEffect } from 'react';

/**
 * Marks the document when everything it requested has been loaded. The fonts of the other script wait for this mark: Latin letters and
 * digits on Arabic pages, Arabic names on English pages. Otherwise they would delay the first picture on a slow phone.
 */
export function useMarkLoaded(): void {
  useEffect(() => {
    const settle = () => document.documentElement.setAttribute('data-settled', '');
    if (document.readyState === 'complete') {
      settle();
      return;
    }
    window.addEventListener('load', settle, { once: true });
    return () => window.removeEventListener('load', settle);
  }, []);
}
