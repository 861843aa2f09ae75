import { LoadingForm } from '../../../ui/states/loading.tsx';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button } from '@mantine/core';
import { changeEquipment, listingConditions, type readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import screen from '../../../shared/dashboard/dashboard-screen.module.css';
import { useRequireSession } from '../../../shell/use-require-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NotFoundScreen } from '../../../ui/states/error-screen.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { ListingForm } from './listing-form.tsx';
import classes from './listing-panel.module.css';
import { equipmentQuery, refreshListings } from './listing-queries.ts';
import { valuesOf } from './listing-values.ts';
import { publishedState } from './published-state.ts';
import { useListingForm } from './use-listing-form.ts';

type Equipment = AnswerOf<typeof readEquipment>;

const MY_LISTINGS_PATH = '/dashboard?role=supplier';

export function EditListingScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const entered = useRequireSession();
  const found = useQuery({ ...equipmentQuery(id), enabled: entered });
  const status = found.error instanceof CallError ? found.error.status : 0;
  const listing = found.data;
  // A listing of another account is answered with 404, and a malformed id with 400. Both show the same page.
  if (status === 404 || status === 400 || (listing && !listing.photoIds)) return <NotFoundScreen />;
  return (
    <div className={screen.page}>
      <PageHead title={t('Edit listing')} indexed={false} />
      <div className={classes.panel}>
        <div>
          <h1 className={screen.title}>{t('Edit listing')}</h1>
          {listing && (
            <p className={classes.lead}>
              <bdi>{listing.title}</bdi>
            </p>
          )}
        </div>
        {found.isError ? (
          <QueryFailure query={found} fallback={t('Failed to fetch equipment details')} />
        ) : !listing ? (
          <LoadingForm />
        ) : listing.can.change ? (
          <EditForm listing={listing} />
        ) : (
          <FailureNote action={<CancelButton />}>{t('This listing can no longer be changed.')}</FailureNote>
        )}
      </div>
    </div>
  );
}

function EditForm({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const client = useQueryClient();
  const isDraft = listing.status === 'pending';
  const state = useListingForm({
    type: listing.type,
    values: valuesOf(listing, listingConditions),
    photos: (listing.photoIds ?? []).map((key, place) => ({ key, address: listing.images[place]?.thumb ?? '' })),
    saved: true,
    failure: t('Failed to update the listing'),
    send: async ({ body, images, photos }, onProgress) => {
      const params = { id: listing._id };
      await call(changeEquipment, { params, body: { ...body, photos }, files: { images } }, { onProgress });
      await refreshListings(client);
      await navigate(localPath(MY_LISTINGS_PATH), { state: isDraft ? publishedState(listing._id) : null });
      await toast({ message: t(changeEquipment.message), tone: 'good' });
    },
  });
  return (
    <>
      {isDraft && <p className={classes.kept}>{t('This is a draft. Complete it to publish it.')}</p>}
      <ListingForm
        heading="h2"
        state={state}
        submit={{ idle: t('Save changes'), busy: t('Saving...') }}
        aside={<CancelButton size="md" />}
      />
    </>
  );
}

function CancelButton({ size = 'xs' }: { size?: 'xs' | 'md' }) {
  const { t } = useTranslation();
  return (
    <Button component={LocalLink} to={MY_LISTINGS_PATH} variant="default" size={size}>
      {t('Cancel')}
    </Button>
  );
}
