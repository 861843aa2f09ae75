import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

type ChoiceLinkProps = {
  to: string;
  /** Replaces the current history entry, so that the back button skips the previous choice. */
  replace?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'true' | undefined;
  children: ReactNode;
};

/**
 * A choice that is a link. It navigates synchronously: a normal link shows the old page for a moment, and a second choice in that moment
 * would lose the first.
 */
export function ChoiceLink({ to, replace = false, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate();
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    const opensNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensNewTab) return;
    event.preventDefault();
    void navigate(to, { replace, preventScrollReset: true, flushSync: true });
  }
  return <Link to={to} replace={replace} preventScrollReset onClick={choose} {...rest} />;
}
