import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WhyConsign } from '../features/auctions/consign/why-consign.tsx';
import { SupportContacts } from '../features/leads/contact/notes.tsx';
import type { Support } from '../lib/support-contacts.ts';

describe('a page with the contacts of the support team', () => {
  const pages = [() => createElement(SupportContacts, { title: 'Alternative Contact' }), WhyConsign];
  const show = (Component: () => React.JSX.Element, support: Support) => {
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component, loader: () => null }]);
    return renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { root: { support } } } }));
  };

  it('shows links to the configured contacts', () => {
    for (const page of pages) {
      const html = show(page, { phone: '+971 4 555 0100', email: 'help@rigsouq.example' });
      expect(html).toContain('href="tel:+97145550100"');
      expect(html).toContain('href="mailto:help@rigsouq.example"');
    }
  });

  it('shows no contact that is not set', () => {
    for (const page of pages) {
      expect(show(page, {})).not.toMatch(/href=|Questions before/);
      const html = show(page, { email: 'help@rigsouq.example' });
      expect(html).not.toMatch(/tel:| · /);
    }
  });
});
