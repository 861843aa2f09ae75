import { Button } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api/call-error.ts';
import { isSignedIn, readSession } from '../../lib/api/session.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useSendToLogin } from '../../shell/use-require-session.ts';
import { markWatched, useWatched } from './watched.ts';

/** The two documented calls do the same (R68). Each page uses its own. */
export type WatchCall = 'watchAuction' | 'watchLiveAuction';

type WatchButtonProps = { lot: { _id: string; title: string }; by: WatchCall };

export function WatchButton({ lot: { _id, title }, by }: WatchButtonProps) {
  const { t, i18n } = useTranslation();
  const sendToLogin = useSendToLogin();
  const watching = useWatched(_id);
  const [busy, setBusy] = useState(false);

  async function toggle() {
    if (!isSignedIn(readSession())) return sendToLogin(text('Please log in to watch auctions'));
    const failure = watching ? t('Failed to remove from watchlist') : t('Failed to add to watchlist');
    setBusy(true);
    try {
      const [{ call }, calls] = await Promise.all([
        import('../../lib/api/api.ts'),
        import('@rigsouq/contract/auctions/calls'),
      ]);
      if (watching) await call(calls.unwatchAuction, { params: { id: _id } });
      else await call(calls[by], { body: { consignmentId: _id } });
      markWatched(_id, !watching);
      await toast({ message: t(watching ? calls.unwatchAuction.message : calls[by].message), tone: 'good' });
    } catch (error) {
      await toast({ message: messageOf(i18n, error, failure), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  const Sign = watching ? IconEyeCheck : IconEye;
  const label = watching ? t('Watching') : t('Watch');
  return (
    <Button
      variant={watching ? 'light' : 'default'}
      px="xs"
      aria-pressed={watching}
      aria-label={`${label}: ${title}`}
      disabled={busy}
      onClick={() => void toggle()}
      leftSection={<Sign size={18} stroke={1.75} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
