import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches, useNavigate } from 'react-router';
import { onSessionEnd } from '../lib/api/session-end.ts';
import { barePath, useLocalPath } from '../lib/i18n/language.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { LoginModalProvider } from './login/login-modal-provider.tsx';
import { Toasts } from './toasts.tsx';
import { useMarkLoaded } from './use-mark-loaded.ts';
import { useOfferVerificationLink } from './use-offer-verification-link.ts';
import { useSearchKey } from './use-search-key.ts';

/** What a route exports as `handle` if its frame differs. */
export type FrameHandle = {
  /** The page shows its own header, and no public navigation. It has the element `main` itself. */
  readonly ownFrame?: true;
  /** The page starts with a search. On a narrow screen the header then has none, so that there is only one. */
  readonly ownSearch?: true;
};

type FrameProps = {
  /** Searches everything. It shows several features, so the frame is given it. */
  SearchDialog: ComponentType<{ opened: boolean; onClose: () => void }>;
  children: ReactNode;
};

/** Shows the header, the page, the footer and the overlays. */
export function Frame({ SearchDialog, children }: FrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);

  const [isSearchOpen, setSearchOpen] = useState(false);

  useSearchKey(setSearchOpen);
  useMarkLoaded();
  useOfferVerificationLink();
  useEffect(
    () =>
      onSessionEnd(() => {
        const { pathname, search } = window.location;
        // Several calls may announce the end of a session. After the first one the login is already open.
        if (barePath(pathname) !== '/login') void navigate(localPath('/login'), { state: { back: pathname + search } });
      }),
    [navigate, localPath],
  );

  return (
    <LoginModalProvider>
      <a href="#main" className={classes.skip}>
        {t('Skip to content')}
      </a>
      {handles.some((handle) => handle?.ownFrame) ? (
        children
      ) : (
        <div className={classes.page}>
          <Header hasSearch={!handles.some((handle) => handle?.ownSearch)} onSearch={() => setSearchOpen(true)} />
          <main id="main" tabIndex={-1} className={classes.main}>
            {children}
          </main>
          <Footer />
        </div>
      )}
      <SearchDialog opened={isSearchOpen} onClose={() => setSearchOpen(false)} />
      <Toasts />
    </LoginModalProvider>
  );
}
