import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movePhoto, type Photo, type StoredPhoto, takeFitting } from './photos.ts';

export type Photos = ReturnType<typeof usePhotos>;

type Options = {
  stored?: readonly StoredPhoto[];
  max: number;
  /** The message when too many photos are selected. */
  tooMany: string;
};

/**
 * Manages the photos of a form. If more photos are stored than may be shown, the rest is spare: a spare photo can be picked, and is
 * deleted on save otherwise (R74).
 */
export function usePhotos({ stored = [], max, tooMany }: Options) {
  const { t } = useTranslation();
  const [list, setList] = useState<readonly Photo[]>(stored.slice(0, max));
  const [spare, setSpare] = useState<readonly Photo[]>(stored.slice(max));
  const picking = stored.length > max;
  const [error, setError] = useState<string>();
  /** Announces the last change to screen readers. */
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews();
  const room = max - list.length;

  function add(files: readonly File[], faults: readonly string[]) {
    const { taken, left } = takeFitting(room, files);
    setList([...list, ...taken.map((file) => ({ file, ...previews.open(file) }))]);
    const all = left ? [...faults, tooMany] : faults;
    setError(all.length > 0 ? all.join(' ') : undefined);
    if (taken.length > 0)
      setAnnouncement(t('{{photos}} of {{max}} photos', { photos: list.length + taken.length, max }));
  }

  function move(key: string, to: number) {
    const next = movePhoto(list, key, to);
    setList(next);
    const place = next.findIndex((photo) => photo.key === key) + 1;
    setAnnouncement(t('Photo moved to position {{place}} of {{photos}}', { place, photos: next.length }));
  }

  function remove(key: string) {
    const next = list.filter((photo) => photo.key !== key);
    const removed = list.find((photo) => photo.key === key);
    setList(next);
    if (removed && !removed.file && picking) setSpare([removed, ...spare]);
    setError(undefined);
    previews.close(key);
    setAnnouncement(t('Photo removed. {{photos}} of {{max}} photos', { photos: next.length, max }));
  }

  /** Adds a spare photo at the end. */
  function pick(key: string) {
    const photo = spare.find((one) => one.key === key);
    if (!photo || room <= 0) return;
    setList([...list, photo]);
    setSpare(spare.filter((one) => one !== photo));
    setError(undefined);
    setAnnouncement(t('{{photos}} of {{max}} photos', { photos: list.length + 1, max }));
  }

  /** Returns false if there is no photo, and shows that at the field. */
  function check(): boolean {
    if (list.length === 0) setError(t('At least one image is required'));
    return list.length > 0;
  }

  function clear() {
    for (const { key } of list) previews.close(key);
    setList([]);
    setError(undefined);
  }

  return { list, spare, max, room, error, setError, announcement, input, add, move, remove, pick, check, clear };
}

/** Manages the object URLs of new files. Each URL keeps its file in memory until it is closed. */
function usePreviews() {
  const opened = useRef(new Set<string>());
  useEffect(() => {
    const addresses = opened.current;
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);
  return {
    open(file: File) {
      const address = URL.createObjectURL(file);
      opened.current.add(address);
      return { key: address, address };
    },
    close(address: string) {
      if (opened.current.delete(address)) URL.revokeObjectURL(address);
    },
  };
}
