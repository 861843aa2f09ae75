import type { ComponentProps } from 'react';
import { lazyPart } from '../../../ui/states/lazy-part.tsx';

const Panel = lazyPart(async () => (await import('./reviews-panel.tsx')).ReviewsPanel);

/** Shows the reviews of the two sides after a deal is completed. It is loaded after the page. */
export function DealReviews({ completed, ...props }: ComponentProps<typeof Panel> & { completed: boolean }) {
  return completed && <Panel {...props} />;
}
