// Every page exists twice, and another language is another document: a page brings the table of its own language's routes alone.
import type { languages } from '@rigsouq/contract/wire';
import type { ServerBuild } from 'react-router';

export type Language = (typeof languages)[number];

/** Of a page, or of the data that a page asks for when it is reached from another. */
export function languageOf(path: string): Language {
  return /^\/ar(\/|\.data$|$)/.test(path) ? 'ar' : 'en';
}

/** What only the other language has. */
const foreign = { en: /^(ar\/|routes\/arabic$)/, ar: /^en\// } as const;

export function routesOf<Route>(language: Language, routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !foreign[language].test(id)));
}

/** Where the table of one language lies, beside the whole one. */
export function manifestOf(language: Language, address: string): string {
  const file = address.lastIndexOf('/') + 1;
  return address.slice(0, file) + address.slice(file).replace('manifest-', `manifest-${language}-`);
}

export function buildOf(language: Language, build: ServerBuild): ServerBuild {
  const { routes, assets } = build;
  return {
    ...build,
    routes: routesOf(language, routes),
    assets: { ...assets, routes: routesOf(language, assets.routes), url: manifestOf(language, assets.url) },
  };
}
