import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './lib/i18n.ts';
import { languageOf } from './lib/language.ts';

const language = languageOf(window.location.pathname);
const texts = language === 'ar' ? (await import('./lib/arabic.ts')).arabic : {};
const i18n = createI18n(language, texts);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
