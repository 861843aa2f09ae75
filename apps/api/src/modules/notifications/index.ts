// The public interface of the module. Other modules do not call it to send a notification; it handles their events.

export { notificationEmailJobs } from './notification-email-jobs.ts';
export { notificationHandlers } from './notification-handlers.ts';
export { notificationsRoutes } from './notifications.routes.ts';
