import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/lazy/lazy-part.tsx';
import { PartFailure } from '../../../ui/states/part-failure.tsx';

const Panel = lazyPart(async () => (await import('./reviews-panel.tsx')).ReviewsPanel, { Failure: PartFailure });

/** Shows the reviews of the two sides after a deal is completed. It is loaded after the page. */
export function DealReviews({ completed, ...props }: ComponentProps<typeof Panel> & { completed: boolean }) {
  return completed && <Panel {...props} />;
}
