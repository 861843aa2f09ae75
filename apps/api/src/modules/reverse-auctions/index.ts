// The public interface of the module: other modules import only from here.

export { findAuctions } from './find-auctions.ts';
export { writeReverseHistory } from './log/reverse-history.ts';
export { verifyReverse } from './log/verify-reverse.ts';
export { reverseStepped } from './reverse-auctions.events.ts';
export { refreshPagesJob } from './reverse-auctions.live.ts';
export { reverseAuctionsRoutes } from './reverse-auctions.routes.ts';
export { readReverseCloseLag, startReverseScheduler } from './reverse-scheduler.ts';
export { reverseTasks } from './reverse-tasks.ts';
