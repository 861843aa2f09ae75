import { describe, expect, it } from 'vitest';
import { arrangePhotos, movePhoto, type Photo, takeFitting } from './photos.ts';

const stored = (key: string): Photo => ({ key, address: `/uploads/${key}` });
const chosen = (key: string): Photo => ({ key, address: `blob:${key}`, file: new File(['x'], key) });
const keys = (photos: Photo[]) => photos.map(({ key }) => key).join('');

describe('the photos of a form', () => {
  it('[CA-016] takes as many photos as there is room for', () => {
    expect(takeFitting(2, [1, 2, 3])).toEqual({ taken: [1, 2], left: true });
    expect(takeFitting(10, [1, 2])).toEqual({ taken: [1, 2], left: false });
    expect(takeFitting(0, [])).toEqual({ taken: [], left: false });
  });

  it('moves a photo to another position, but never out of the list', () => {
    const list = [stored('a'), chosen('b'), stored('c')];
    expect(keys(movePhoto(list, 'c', 0))).toBe('cab');
    expect(keys(movePhoto(list, 'a', 1))).toBe('bac');
    expect(keys(movePhoto(list, 'a', 9))).toBe('bca');
    expect(keys(movePhoto(list, 'b', -1))).toBe('bac');
    expect(keys(movePhoto(list, 'x', 0))).toBe('abc');
  });

  it('sends the new files and the order of all photos', () => {
    const { images, photos } = arrangePhotos([chosen('b'), stored('a'), chosen('c')]);
    expect(images.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(photos).toEqual(['new:0', 'a', 'new:1']);
  });
});
