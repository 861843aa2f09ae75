// Computes the zoom of a photo: its scale and its offset from the middle of the frame.
export type View = { readonly scale: number; readonly x: number; readonly y: number };
type Point = { readonly x: number; readonly y: number };
type Frame = { readonly width: number; readonly height: number };

export const initialView: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

/** Zooms so that the content under the point stays under it. Points are relative to the middle of the frame. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST);
  const grown = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame);
}

export function moveBy(view: View, by: Point, frame: Frame): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Limits the offset to the edge of the photo. */
function within({ scale, x, y }: View, { width, height }: Frame): View {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most) || 0;
}

const SWIPE = 48;
const TAP = 8;

/** Returns the gesture that a movement of a finger means. */
export function gestureOf({ x, y }: Point): 'tap' | 'left' | 'right' | undefined {
  if (Math.hypot(x, y) < TAP) return 'tap';
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return undefined;
  return x < 0 ? 'left' : 'right';
}
