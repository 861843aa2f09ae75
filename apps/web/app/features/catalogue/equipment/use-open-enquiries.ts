import { useCallback, useEffect, useState } from 'react';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';

type OpenEnquiries = { readonly quote: string | null; readonly inspection: string | null };

const none: OpenEnquiries = { quote: null, inspection: null };

/** Reads which quote and inspection of this machine the member has open, so that their links are there again after a reload. */
export function useOpenEnquiries(equipmentId: string, isBuyer: boolean) {
  const { userId, ...session } = useSession();
  const enabled = isBuyer && isSignedIn({ userId, ...session });
  const [open, setOpen] = useState(none);

  const refresh = useCallback(async () => {
    try {
      const [{ call }, { readOpenEnquiries }] = await Promise.all([
        import('../../../lib/api/api.ts'),
        import('@rigsouq/contract/enquiries/quotes'),
      ]);
      setOpen(await call(readOpenEnquiries, { params: { id: equipmentId } }));
    } catch {
      // The page is complete without the links, which are also in the dashboard.
    }
  }, [equipmentId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another user
  useEffect(() => {
    setOpen(none);
    if (enabled) void refresh();
  }, [enabled, refresh, userId]);

  return { open, refresh };
}
