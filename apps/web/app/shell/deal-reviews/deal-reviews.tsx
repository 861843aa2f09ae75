import { type ComponentProps, lazy, Suspense } from 'react';

const Panel = lazy(() => import('./reviews-panel.tsx').then(({ ReviewsPanel }) => ({ default: ReviewsPanel })));

/** What the two sides say about each other, once the deal is done. It comes after the page that it stands on. */
export function DealReviews({ completed, ...props }: ComponentProps<typeof Panel> & { completed: boolean }) {
  if (!completed) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
