import { expect, it } from 'vitest';
import { gestureOf, initialView, moveBy, zoomAt } from './zoom-rules.ts';

const frame = { width: 400, height: 300 };

it('keeps the content under the finger when it zooms', () => {
  expect(zoomAt(initialView, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomAt(initialView, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});

it('zooms to four times at most, and back to the whole photo in the middle', () => {
  expect(zoomAt(initialView, 100, { x: 0, y: 0 }, frame).scale).toBe(4);
  const moved = moveBy(zoomAt(initialView, 2, { x: 0, y: 0 }, frame), { x: 150, y: 100 }, frame);
  expect(zoomAt(moved, 0.01, { x: 30, y: 30 }, frame)).toEqual(initialView);
});

it('stops at the edge of the photo', () => {
  const large = zoomAt(initialView, 2, { x: 0, y: 0 }, frame);
  expect(moveBy(large, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moveBy(initialView, { x: 50, y: 50 }, frame)).toEqual(initialView);
});

it('distinguishes a tap, a swipe and other movements', () => {
  expect(gestureOf({ x: 3, y: -3 })).toBe('tap');
  expect(gestureOf({ x: -80, y: 10 })).toBe('left');
  expect(gestureOf({ x: 80, y: 10 })).toBe('right');
  expect(gestureOf({ x: 60, y: 90 })).toBeUndefined();
  expect(gestureOf({ x: 20, y: 0 })).toBeUndefined();
});
