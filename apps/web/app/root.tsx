import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root';
import { lazyDialog } from './lib/lazy/lazy-dialog.tsx';
import type { Support } from './lib/support-contacts.ts';
import { Document } from './shell/document.tsx';
import { Frame } from './shell/frame.tsx';
import { ErrorScreen } from './ui/states/error-screen.tsx';

const SearchDialog = lazyDialog(async () => (await import('./features/search/load-search.ts')).loadSearch());

/**
 * Returns the public address of the site for canonical links, and the contacts of the support team. Both come from the configuration, never from the
 * visitor's headers.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin, support: (context as unknown as { support: Support }).support };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function Root() {
  return (
    <Frame SearchDialog={SearchDialog}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame SearchDialog={SearchDialog}>
      <ErrorScreen error={error} />
    </Frame>
  );
}
