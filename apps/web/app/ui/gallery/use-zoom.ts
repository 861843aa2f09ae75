import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { gestureOf, initialView, moveBy, type View, zoomAt } from './zoom-rules.ts';

type Point = { x: number; y: number };

/** Zooms a photo: a click doubles it, the wheel and two fingers zoom, one finger moves a zoomed photo and swipes otherwise. */
export function useZoom(onSwipe: (way: 'left' | 'right') => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(initialView);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>(null);

  const measured = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = measured();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => setView((now) => zoomAt(now, factor, at, measured()));

  useEffect(() => {
    const box = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      setView((now) => zoomAt(now, Math.exp(-event.deltaY / 400), at, { width, height }));
    };
    // React adds passive listeners, which cannot prevent the page behind from scrolling.
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, []);

  function down(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    start.current = fingers.current.size === 1 ? point : null;
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoom(distance(point, other) / Math.max(distance(before, other), 1), fromMiddle(middle(point, other)));
    else setView((now) => moveBy(now, { x: point.x - before.x, y: point.y - before.y }, measured()));
  }

  function up(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    if (!start.current) return;
    const point = { x: event.clientX, y: event.clientY };
    const gesture = gestureOf({ x: point.x - start.current.x, y: point.y - start.current.y });
    start.current = null;
    if (gesture === 'tap') zoom(view.scale > 1 ? 0 : 2, fromMiddle(point));
    else if (gesture && view.scale === 1) onSwipe(gesture);
  }

  function cancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    start.current = null;
  }

  const reset = () => setView(initialView);
  const handlers = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
  return { frame, view, zoom, reset, handlers };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
