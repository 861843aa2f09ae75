import { useEffect } from 'react';

/**
 * Marks the document once everything that it asked for has arrived. On Arabic pages the fonts for Latin letters and digits wait for
 * it: they would take the slow line of a site phone from the Arabic ones and from the first picture.
 */
export function useSettled(): void {
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
