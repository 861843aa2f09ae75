import { expect, it } from 'vitest';
import { ldText } from './json-ld.tsx';

it('escapes text that could end the script, and keeps its content', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 & "quoted"';
  const text = ldText({ '@type': 'Product', name });
  expect(text).not.toMatch(/[<]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});
