import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitting, moved, type Photo, type StoredPhoto } from './photos.ts';

export type Photos = ReturnType<typeof usePhotos>;

type Start = {
  stored?: readonly StoredPhoto[];
  max: number;
  /** What to say where more are chosen. */
  tooMany: string;
};

/** Of more stored photos than are shown the rest is spare: it can be picked instead, and goes where it is not (R74). */
export function usePhotos({ stored = [], max, tooMany }: Start) {
  const { t } = useTranslation();
  const [list, setList] = useState<readonly Photo[]>(stored.slice(0, max));
  const [spare, setSpare] = useState<readonly Photo[]>(stored.slice(max));
  const picking = stored.length > max;
  const [error, setError] = useState<string>();
  /** What has just been done, for who listens. */
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews();
  const room = max - list.length;

  function add(files: readonly File[], faults: readonly string[]) {
    const { taken, left } = fitting(room, files);
    setList([...list, ...taken.map((file) => ({ file, ...previews.open(file) }))]);
    const all = left ? [...faults, tooMany] : faults;
    setError(all.length > 0 ? all.join(' ') : undefined);
    if (taken.length > 0) setSaid(t('{{photos}} of {{max}} photos', { photos: list.length + taken.length, max }));
  }

  function move(key: string, to: number) {
    const next = moved(list, key, to);
    setList(next);
    const place = next.findIndex((photo) => photo.key === key) + 1;
    setSaid(t('Photo moved to place {{place}} of {{photos}}', { place, photos: next.length }));
  }

  function remove(key: string) {
    const next = list.filter((photo) => photo.key !== key);
    const gone = list.find((photo) => photo.key === key);
    setList(next);
    if (gone && !gone.file && picking) setSpare([gone, ...spare]);
    setError(undefined);
    previews.close(key);
    setSaid(t('Photo removed. {{photos}} of {{max}} photos', { photos: next.length, max }));
  }

  /** Takes a spare one, as the last. */
  function pick(key: string) {
    const photo = spare.find((one) => one.key === key);
    if (!photo || room <= 0) return;
    setList([...list, photo]);
    setSpare(spare.filter((one) => one !== photo));
    setError(undefined);
    setSaid(t('{{photos}} of {{max}} photos', { photos: list.length + 1, max }));
  }

  /** False where there is none, which is then said at the field. */
  function check(): boolean {
    if (list.length === 0) setError(t('At least one image is required'));
    return list.length > 0;
  }

  function clear() {
    for (const { key } of list) previews.close(key);
    setList([]);
    setError(undefined);
  }

  return { list, spare, max, room, error, setError, said, input, add, move, remove, pick, check, clear };
}

/** Addresses under which the browser shows chosen files; each holds its file in memory until it is closed. */
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
