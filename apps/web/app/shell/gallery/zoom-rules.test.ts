import { expect, it } from 'vitest';
import { meantBy, moveBy, whole, zoomAt } from './zoom-rules.ts';

const frame = { width: 400, height: 300 };

it('keeps the content under the finger when it zooms', () => {
  expect(zoomAt(whole, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomAt(whole, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});

it('zooms to four times at most, and back to the whole photo in the middle', () => {
  expect(zoomAt(whole, 100, { x: 0, y: 0 }, frame).scale).toBe(4);
  const moved = moveBy(zoomAt(whole, 2, { x: 0, y: 0 }, frame), { x: 150, y: 100 }, frame);
  expect(zoomAt(moved, 0.01, { x: 30, y: 30 }, frame)).toEqual(whole);
});

it('stops at the edge of the photo', () => {
  const large = zoomAt(whole, 2, { x: 0, y: 0 }, frame);
  expect(moveBy(large, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moveBy(whole, { x: 50, y: 50 }, frame)).toEqual(whole);
});

it('distinguishes a tap, a swipe and other movements', () => {
  expect(meantBy({ x: 3, y: -3 })).toBe('tap');
  expect(meantBy({ x: -80, y: 10 })).toBe('left');
  expect(meantBy({ x: 80, y: 10 })).toBe('right');
  expect(meantBy({ x: 60, y: 90 })).toBeUndefined();
  expect(meantBy({ x: 20, y: 0 })).toBeUndefined();
});
