// The public interface of the module: other modules import only from here.
export { reverseStepped } from './reverse-auctions.events.ts';
export { refreshPagesJob } from './reverse-auctions.live.ts';
export { reverseAuctionsRoutes } from './reverse-auctions.routes.ts';
export { writeReverseHistory } from './reverse-history.ts';
export { startReverseScheduler } from './reverse-scheduler.ts';
export { verifyReverse } from './verify-reverse.ts';
