// The public interface of the module: other modules import only from here.
export { messageAnswerTimes } from './answer-times.ts';
export { messageSent } from './messaging.events.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { sendMessage } from './send-message.ts';
export { findMessageTo, takeDownMessage } from './take-down.ts';
export { conversationsByListing, countUnread, hasAnswered } from './threads.queries.ts';
