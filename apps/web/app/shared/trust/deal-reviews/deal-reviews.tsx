import { type ComponentProps, lazy, Suspense } from 'react';

const Panel = lazy(() => import('./reviews-panel.tsx').then(({ ReviewsPanel }) => ({ default: ReviewsPanel })));

/** Shows the reviews of the two sides after a deal is completed. It is loaded after the page. */
export function DealReviews({ completed, ...props }: ComponentProps<typeof Panel> & { completed: boolean }) {
  if (!completed) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
