import { useCallback, useEffect, useRef, useState } from 'react';

export type Notice = { readonly tone: 'good' | 'bad'; readonly message: string };

/** The result of a message is shown for 3 seconds, as documented. */
const NOTICE_MILLISECONDS = 3_000;

export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: Notice | undefined) => {
    clearTimeout(timer.current);
    setNotice(next);
    if (next) timer.current = setTimeout(() => setNotice(undefined), NOTICE_MILLISECONDS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { notice, show };
}
