// A machine's page in each of its states. It arrives with the machine in it; on the way from another page it says that it is loading.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../lib/call-error.ts';
import { text } from '../../lib/i18n.ts';
import { errorOf, type Loaded } from '../../lib/page-loader.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { FailureScreen } from '../../shell/error-screen.tsx';
import { EquipmentView } from './equipment-view.tsx';
import type { EquipmentPage } from './load-equipment.ts';
import { Loading, Missing } from './other-states.tsx';
import { useOwnListing } from './use-own-listing.ts';

/** From the server the page itself; in the browser the promise of it, so that the screen can change at once. */
export type EquipmentData = Loaded<EquipmentPage> | { readonly onItsWay: Promise<Loaded<EquipmentPage>> };

export function EquipmentScreen({ id, data }: { id: string; data: EquipmentData }) {
  if (!('onItsWay' in data)) return <Arrived key={id} id={id} {...data} />;
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={data.onItsWay}>{(loaded) => <Arrived id={id} {...loaded} />}</Await>
    </Suspense>
  );
}

function Arrived({ id, answer, failed }: Loaded<EquipmentPage> & { id: string }) {
  const { i18n } = useTranslation();
  const signedIn = isSignedIn(useSession());
  if (answer) return <EquipmentView page={answer} />;
  if (failed.status === 404) return signedIn ? <PerhapsOwn id={id} /> : <Missing />;
  return <FailureScreen message={messageOf(i18n, errorOf(failed), text('Failed to fetch equipment'))} />;
}

/** A draft is shown to its own account, which the server that renders pages does not know. */
function PerhapsOwn({ id }: { id: string }) {
  const own = useOwnListing(id);
  if (own === undefined) return <Loading />;
  if (own === null) return <Missing />;
  return <EquipmentView page={{ listing: own, comparables: null, rates: [], similar: [], supplier: null }} />;
}
