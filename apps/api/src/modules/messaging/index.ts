// The public interface of the module: other modules import only from here.
export { listMessageAnswerTimes } from './answer-times.ts';
export { messageSent } from './messaging.events.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { sendMessage } from './send-message.ts';
export { findConversationMessage, takeDownMessage } from './take-down.ts';
export { countConversationsByListing, countUnread, hasAnswered } from './threads.queries.ts';
