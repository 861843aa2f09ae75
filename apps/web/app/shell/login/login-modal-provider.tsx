import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { homePath } from '../session-rules.ts';

const LoginModal = lazyDialog(() => import('./login-modal.tsx').then(({ LoginModal }) => LoginModal));

type After = 'stay' | 'dashboard';
type LoginModalHandle = { openLogin: () => void; openLoginToDashboard: () => void };

const LoginModalContext = createContext<LoginModalHandle | null>(null);

/** Provides the login modal to all pages. The modal is loaded when it is first opened. */
export function LoginModalProvider({ children }: { children: ReactNode }) {
  const [after, setAfter] = useState<After>();
  const navigate = useNavigate();
  const localPath = useLocalPath();

  const handle = useMemo(
    () => ({ openLogin: () => setAfter('stay'), openLoginToDashboard: () => setAfter('dashboard') }),
    [],
  );

  function finish(role: string) {
    setAfter(undefined);
    if (after === 'dashboard') void navigate(localPath(homePath(role)));
  }

  return (
    <LoginModalContext value={handle}>
      {children}
      <LoginModal
        opened={after !== undefined}
        stays={after === 'stay'}
        onClose={() => setAfter(undefined)}
        onLogin={finish}
      />
    </LoginModalContext>
  );
}

export function useLoginModal(): LoginModalHandle {
  const handle = use(LoginModalContext);
  if (!handle) throw new Error('useLoginModal must be used inside LoginModalProvider');
  return handle;
}
