import { describe, expect, it } from 'vitest';
import { languageOf, manifestOf, routesOf } from './page-language.ts';

describe('a page', () => {
  const routes = { root: 0, 'en/landing': 1, 'routes/arabic': 2, 'ar/landing': 3 };

  it('excludes the routes of the other language', () => {
    expect(Object.keys(routesOf('en', routes))).toEqual(['root', 'en/landing']);
    expect(Object.keys(routesOf('ar', routes))).toEqual(['root', 'routes/arabic', 'ar/landing']);
  });

  it('takes its language from its path, also for its data', () => {
    expect(['/', '/argo', '/arabic.data', '/marketplace.data'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
    expect(['/ar', '/ar.data', '/ar/marketplace', '/ar/marketplace.data'].map(languageOf)).toEqual(Array(4).fill('ar'));
  });

  it('has a manifest named after its language', () => {
    expect(manifestOf('ar', '/assets/manifest-0f.js')).toBe('/assets/manifest-ar-0f.js');
  });
});
