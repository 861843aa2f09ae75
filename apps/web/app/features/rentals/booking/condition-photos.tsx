import { Button } from '@mantine/core';
import { addBookingPhotos, CONDITION_PHOTOS_MAX, type photoMoments } from '@rigsouq/contract/rentals/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { toast } from '../../../lib/toast.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { arrangePhotos } from '../../../ui/photos/photos.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { Booking } from './booking-query.ts';
import classes from './condition-photos.module.css';
import { SavedPhotos } from './saved-photos.tsx';

type Moment = (typeof photoMoments)[number];
type ConditionPhotosProps = { booking: Booking; moment: Moment };

/** Shows photos of the machine from before or after the rental. Both companies add and see photos, and no photo can be removed. */
export function ConditionPhotos({ booking, moment }: ConditionPhotosProps) {
  const { t } = useTranslation();
  const photos = booking.photos[moment];
  const canAdd = booking.can[moment === 'out' ? 'photosOut' : 'photosIn'];
  const room = CONDITION_PHOTOS_MAX - photos.length;
  if (photos.length === 0 && !canAdd) return null;
  return (
    <DealPanel title={moment === 'out' ? t('Condition before') : t('Condition after')}>
      <div className={classes.body}>
        <p className={classes.lead}>
          {moment === 'out'
            ? t('Photos taken at handover. Only you and the other party can see them.')
            : t('Photos taken at return. Only you and the other party can see them.')}
        </p>
        {photos.length > 0 && <SavedPhotos photos={photos} booking={booking} />}
        {canAdd && room > 0 && <AddPhotos id={booking._id} moment={moment} room={room} />}
      </div>
    </DealPanel>
  );
}

function AddPhotos({ id, moment, room }: { id: string; moment: Moment; room: number }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const name = useId();
  const [sent, setSent] = useState<UploadProgress>();
  const photos = usePhotos({ max: room, tooMany: t('A booking can have up to 10 before photos and 10 after photos.') });
  const sending = useMutation({
    mutationFn: () => {
      const files = { photos: arrangePhotos(photos.list).images };
      return call(addBookingPhotos, { params: { id, moment }, files }, { onProgress: setSent });
    },
    onSuccess: () => {
      photos.clear();
      void toast({ message: t(addBookingPhotos.message), tone: 'good' });
    },
    onSettled: () => {
      setSent(undefined);
      return client.invalidateQueries({ queryKey: ['bookings', 'one', id] });
    },
  });
  return (
    <>
      <PhotoField
        name={`photos-${moment}${name}`}
        photos={photos}
        sent={sent}
        disabled={sending.isPending}
        hint={t('Up to {{max}} photos, JPG, PNG or WebP, 10MB each.', { max: room })}
      />
      {sending.isError && <FailureNote>{messageOf(i18n, sending.error, t('Failed to add the photos'))}</FailureNote>}
      {photos.list.length > 0 && (
        <Button color="ink" onClick={() => sending.mutate()} disabled={sending.isPending} className={classes.add}>
          {sending.isPending ? t('Sending...') : t('Add photos')}
        </Button>
      )}
    </>
  );
}
