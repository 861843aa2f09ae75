// Selects the routes of one language. Every page exists in both languages as separate documents, so a page contains only the route table of its own
// language.
import type { languages } from '@rigsouq/contract/wire';
import type { ServerBuild } from 'react-router';

export type Language = (typeof languages)[number];

/** Returns the language of a page, or of the data that a page loads on client navigation. */
export function languageOf(path: string): Language {
  return /^\/ar(\/|\.data$|$)/.test(path) ? 'ar' : 'en';
}

/** The routes that exist only in the other language. */
const foreign = { en: /^(ar\/|routes\/arabic$)/, ar: /^en\// } as const;

export function routesOf<Route>(language: Language, routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !foreign[language].test(id)));
}

/** Returns the address of the route table of one language, beside the complete one. */
export function manifestOf(language: Language, address: string): string {
  const file = address.lastIndexOf('/') + 1;
  return address.slice(0, file) + address.slice(file).replace('manifest-', `manifest-${language}-`);
}

export function buildOfLanguage(language: Language, build: ServerBuild): ServerBuild {
  const { routes, assets } = build;
  return {
    ...build,
    routes: routesOf(language, routes),
    assets: { ...assets, routes: routesOf(language, assets.routes), url: manifestOf(language, assets.url) },
  };
}
