import { useEffect } from 'react';

/**
 * Marks the document once everything that it asked for has arrived. The fonts of the other script wait for it, Latin letters and digits on
 * Arabic pages, Arabic names on English ones: they would take the slow line of a site phone from the first picture.
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
