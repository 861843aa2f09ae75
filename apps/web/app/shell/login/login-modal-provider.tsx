import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { homePath } from '../session-rules.ts';

const LoginModal = lazy(() => import('./login-modal.tsx').then(({ LoginModal }) => ({ default: LoginModal })));

type After = 'stay' | 'dashboard';
type LoginModalHandle = { openLogin: () => void; openLoginToDashboard: () => void };

const LoginModalContext = createContext<LoginModalHandle | null>(null);

/** Provides the login modal to all pages. The modal is loaded when it is first opened. */
export function LoginModalProvider({ children }: { children: ReactNode }) {
  const [after, setAfter] = useState<After>();
  const [everOpened, setEverOpened] = useState(false);
  const navigate = useNavigate();
  const localPath = useLocalPath();

  const open = useCallback((then: After) => {
    setEverOpened(true);
    setAfter(then);
  }, []);
  const handle = useMemo(
    () => ({ openLogin: () => open('stay'), openLoginToDashboard: () => open('dashboard') }),
    [open],
  );

  function finish(role: string) {
    setAfter(undefined);
    if (after === 'dashboard') void navigate(localPath(homePath(role)));
  }

  return (
    <LoginModalContext value={handle}>
      {children}
      {everOpened && (
        <Suspense fallback={null}>
          <LoginModal
            opened={after !== undefined}
            stays={after === 'stay'}
            onClose={() => setAfter(undefined)}
            onLogin={finish}
          />
        </Suspense>
      )}
    </LoginModalContext>
  );
}

export function useLoginModal(): LoginModalHandle {
  const handle = use(LoginModalContext);
  if (!handle) throw new Error('useLoginModal must be used inside LoginModalProvider');
  return handle;
}
