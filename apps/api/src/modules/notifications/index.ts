// The public interface of the module. Other modules do not call it to send a notification; it handles their events.
export { notificationHandlers } from './hearing.ts';
export { notificationEmailJobs } from './mailing.ts';
export { notificationsRoutes } from './notifications.routes.ts';
