import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Booking } from './booking-query.ts';
import classes from './condition-photos.module.css';

type Photo = Booking['photos']['out'][number];

export function SavedPhotos({ photos, booking }: { photos: readonly Photo[]; booking: Booking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const [large, setLarge] = useState<number>();
  const failedUrl = useRef('');

  // The links of the photos work for minutes, so a page that stayed open loads new ones, once for each failed link.
  function renew(url: string) {
    if (failedUrl.current === url) return;
    failedUrl.current = url;
    void client.invalidateQueries({ queryKey: ['bookings', 'one', booking._id] });
  }

  const caption = ({ by, createdAt }: Photo) =>
    t('{{who}}, {{when}}', {
      who: by === booking.side ? t('Your company') : by === 'buyer' ? t('Buyer') : t('Supplier'),
      when: formatPlaceTime(createdAt, language, booking.equipment.country),
    });
  const shown = large === undefined ? undefined : photos[large];
  return (
    <>
      <ul className={classes.photos}>
        {photos.map((photo, at) => (
          <li key={photo.url}>
            <button type="button" className={classes.photo} onClick={() => setLarge(at)}>
              <img
                src={photo.url}
                alt={t('Photo {{number}}', { number: at + 1 })}
                width={160}
                height={120}
                loading="lazy"
                onError={() => renew(photo.url)}
              />
            </button>
            <p className={classes.by}>{caption(photo)}</p>
          </li>
        ))}
      </ul>
      {shown && <LargePhoto photo={shown} caption={caption(shown)} onClose={() => setLarge(undefined)} />}
    </>
  );
}

/** Shows a photo as large as the screen, in the browser's own dialog, which keeps the focus and closes with Escape. */
function LargePhoto({ photo, caption, onClose }: { photo: Photo; caption: string; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={t('Full-size photo')} className={classes.large} onClose={onClose}>
      <img src={photo.url} alt={caption} className={classes.whole} />
      <p>{caption}</p>
      <button type="button" className={classes.close} aria-label={t('Close')} onClick={() => dialog.current?.close()}>
        <IconX size={24} aria-hidden="true" />
      </button>
    </dialog>
  );
}
