import { describe, expect, it } from 'vitest';
import { barePath, languageOf, localPath } from './language.ts';

describe('the language of a path', () => {
  it('[SH-041] is Arabic below /ar and English everywhere else', () => {
    expect(['/ar', '/ar/', '/ar/login'].map(languageOf)).toEqual(['ar', 'ar', 'ar']);
    expect(['/', '/login', '/arches', '/x/ar'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
  });

  it('is removed from a path and added to it without losing the query', () => {
    expect(['/ar', '/ar/login', '/arches', '/'].map(barePath)).toEqual(['/', '/login', '/arches', '/']);
    expect(['/', '/?a=1', '/login', '/marketplace?search=crane'].map((path) => localPath('ar', path))).toEqual([
      '/ar',
      '/ar?a=1',
      '/ar/login',
      '/ar/marketplace?search=crane',
    ]);
    expect(localPath('en', '/login')).toBe('/login');
  });
});
