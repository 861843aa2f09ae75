import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './fonts.css';
import './colors.css';
import './base.css';
import './print.css';
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import latin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url';
import { DirectionProvider, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Links, Scripts, ScrollRestoration } from 'react-router';
import { directionOf, useLanguage } from '../lib/i18n/language.ts';
import { SessionMark } from './session-mark.tsx';
import { theme } from './theme.ts';

const fontsAboveTheFold = { en: [latin400, latin600], ar: [arabic400, arabic600] };

const manifests = { en: '/manifest.webmanifest', ar: '/manifest-ar.webmanifest' };

/** The HTML document around every page, including error screens. */
export function Document({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const direction = directionOf(language);
  return (
    <html lang={language} dir={direction} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.black} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={manifests[language]} />
        {fontsAboveTheFold[language].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <SessionMark />
        {/* Styles are allowed by their origin. Browsers hide a nonce, so it would only differ at hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <DirectionProvider initialDirection={direction} detectDirection={false}>
          <MantineProvider theme={theme} forceColorScheme="light">
            {children}
          </MantineProvider>
        </DirectionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
