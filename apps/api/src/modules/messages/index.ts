// The public interface of the module: other modules import only from here.
export { listMessageAnswerTimes } from './answer-times.ts';
export { messageTasks } from './message-tasks.ts';
export { messageSent } from './messages.events.ts';
export { messagingRoutes } from './messages.routes.ts';
export { sendMessage } from './send-message.ts';
export { findConversationMessage, takeDownMessage } from './take-down.ts';
export { countConversationsByListing, countUnread, hasAnswered } from './threads.queries.ts';
