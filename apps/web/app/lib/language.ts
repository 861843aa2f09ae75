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

/** The path without its language: what the specification's route table calls it. */
export function barePath(pathname: string): string {
  return pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
}

/** A path of the route table, in a language. A query may follow the path. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return /^\/($|\?)/.test(path) ? `/ar${path.slice(1)}` : `/ar${path}`;
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Turns a path of the route table into the one of the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
