// The path alone decides the language: English at /…, Arabic at /ar/….
import type { languages } from '@rigsouq/contract/wire';
import { useLocation } from 'react-router';

export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export function languageOf(pathname: string): Language {
  return /^\/ar(\/|$)/.test(pathname) ? 'ar' : 'en';
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the path without its language, as in the route table of the specification. */
export function barePath(pathname: string): string {
  return pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
}

/** Returns a path of the route table in a language. The path may have a query. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return /^\/($|\?)/.test(path) ? `/ar${path.slice(1)}` : `/ar${path}`;
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Returns a function that converts a path of the route table to the language of the page. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
