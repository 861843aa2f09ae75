import { describe, expect, it } from 'vitest';
import { languageOf, manifestOf, routesOf } from './one-language.ts';

describe('a page brings the routes of its own language', () => {
  const routes = { root: 0, 'en/landing': 1, 'routes/arabic': 2, 'ar/landing': 3 };

  it('leaves out those of the other', () => {
    expect(Object.keys(routesOf('en', routes))).toEqual(['root', 'en/landing']);
    expect(Object.keys(routesOf('ar', routes))).toEqual(['root', 'routes/arabic', 'ar/landing']);
  });

  it('reads the language of a page and of its data from the path', () => {
    expect(['/', '/argo', '/arabic.data', '/marketplace.data'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
    expect(['/ar', '/ar.data', '/ar/marketplace', '/ar/marketplace.data'].map(languageOf)).toEqual(Array(4).fill('ar'));
  });

  it('names the file of the table after its language', () => {
    expect(manifestOf('ar', '/assets/manifest-0f.js')).toBe('/assets/manifest-ar-0f.js');
  });
});
