import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { useLocalPath } from './language.ts';

/** A link to a path of the route table, in the language of the page. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...rest} />;
}

/** A navigation link in the language of the page. It marks the current page. */
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
