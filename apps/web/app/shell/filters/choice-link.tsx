import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

type ChoiceLinkProps = {
  to: string;
  /** The choice takes the place of the one before it, also on the way back. */
  replace?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'true' | undefined;
  children: ReactNode;
};

/**
 * A choice that is a link. Where it leads is drawn at once: a link alone lets the page go on as it was for a moment, and a second
 * choice in that moment would forget the first.
 */
export function ChoiceLink({ to, replace = false, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate();
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    void navigate(to, { replace, preventScrollReset: true, flushSync: true });
  }
  return <Link to={to} replace={replace} preventScrollReset onClick={choose} {...rest} />;
}
