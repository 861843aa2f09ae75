import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './lib/i18n/i18n.ts';
import { languageOf } from './lib/i18n/language.ts';
import { registeredTexts } from './lib/i18n/register-translations.ts';

const language = languageOf(window.location.pathname);
const i18n = createI18n(language, registeredTexts);

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

// The worker only shows a page when there is no connection. Development has none, because it would outlive the development server.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
