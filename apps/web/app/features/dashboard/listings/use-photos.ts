import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitting, moved, type Photo, type StoredPhoto } from './photos.ts';

export type Photos = ReturnType<typeof usePhotos>;

export function usePhotos(stored: readonly StoredPhoto[]) {
  const { t } = useTranslation();
  const [list, setList] = useState<readonly Photo[]>(stored);
  const [error, setError] = useState<string>();
  /** What has just been done, for who listens. */
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews();

  function add(files: readonly File[], faults: readonly string[]) {
    const { taken, left } = fitting(list.length, files);
    setList([...list, ...taken.map((file) => ({ file, ...previews.open(file) }))]);
    const said = left ? [...faults, t('Maximum 10 images allowed')] : faults;
    setError(said.length > 0 ? said.join(' ') : undefined);
    if (taken.length > 0) setSaid(t('{{photos}} of 10 photos', { photos: list.length + taken.length }));
  }

  function move(key: string, to: number) {
    const next = moved(list, key, to);
    setList(next);
    const place = next.findIndex((photo) => photo.key === key) + 1;
    setSaid(t('Photo moved to place {{place}} of {{photos}}', { place, photos: next.length }));
  }

  function remove(key: string) {
    const next = list.filter((photo) => photo.key !== key);
    setList(next);
    setError(undefined);
    previews.close(key);
    setSaid(t('Photo removed. {{photos}} of 10 photos', { photos: next.length }));
  }

  /** False where there is none, which is then said at the field. */
  function check(): boolean {
    if (list.length === 0) setError(t('At least one image is required'));
    return list.length > 0;
  }

  return { list, error, setError, said, input, add, move, remove, check };
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
