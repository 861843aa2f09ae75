// The door of the module: what others may use.
export { messageSent } from './messaging.events.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { sendMessage } from './send-message.ts';
export { conversationsByListing, countUnread } from './threads.queries.ts';
