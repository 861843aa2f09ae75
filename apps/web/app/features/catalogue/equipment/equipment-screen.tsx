// The page of a machine in each state. The server renders it complete; after navigation in the browser it shows a loading state first.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Loaded, toCallError } from '../../../lib/api/page-loader.ts';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { FailureScreen } from '../../../ui/states/error-screen.tsx';
import { EquipmentView } from './equipment-view.tsx';
import type { EquipmentPage } from './load-equipment.ts';
import { Loading, Missing } from './loading-and-missing.tsx';
import { useOwnListing } from './use-own-listing.ts';

/** The server provides the page itself. The browser provides a promise, so that the screen changes immediately. */
export type EquipmentData = Loaded<EquipmentPage> | { readonly pending: Promise<Loaded<EquipmentPage>> };

export function EquipmentScreen({ id, data }: { id: string; data: EquipmentData }) {
  if (!('pending' in data)) return <LoadedEquipment key={id} id={id} {...data} />;
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={data.pending}>{(loaded) => <LoadedEquipment id={id} {...loaded} />}</Await>
    </Suspense>
  );
}

function LoadedEquipment({ id, answer, failed }: Loaded<EquipmentPage> & { id: string }) {
  const { i18n } = useTranslation();
  const signedIn = isSignedIn(useSession());
  if (answer) return <EquipmentView page={answer} />;
  if (failed.status === 404) return signedIn ? <OwnDraft id={id} /> : <Missing />;
  return <FailureScreen message={messageOf(i18n, toCallError(failed), text('Failed to fetch equipment'))} />;
}

/** Tries to show a draft to its own account. The server renders pages for anonymous visitors, so it answers 404 for a draft. */
function OwnDraft({ id }: { id: string }) {
  const own = useOwnListing(id);
  if (own === undefined) return <Loading />;
  if (own === null) return <Missing />;
  return <EquipmentView page={{ listing: own, comparables: null, rates: [], similar: [], supplier: null }} />;
}
