// The public interface of the module. Other modules do not call it to send a notification; it handles their events.
export { hearing } from './hearing.ts';
export { mailing } from './mailing.ts';
export { notificationsRoutes } from './notifications.routes.ts';
