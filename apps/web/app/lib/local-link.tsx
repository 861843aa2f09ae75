import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { useLocalPath } from './language.ts';

/** A link to a path of the route table that stays in the page's language. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...rest} />;
}

/** The same for navigation: marks the current page. */
export function LocalNavLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: string;
}) {
  const localPath = useLocalPath();
  return (
    <NavLink to={localPath(to)} end={to === '/'} className={className ?? ''}>
      {children}
    </NavLink>
  );
}
