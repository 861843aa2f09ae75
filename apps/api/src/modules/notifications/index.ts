// The door of the module. Nobody calls it to tell somebody something: it hears the events of the others.
export { hearing } from './hearing.ts';
export { mailing } from './mailing.ts';
export { notificationsRoutes } from './notifications.routes.ts';
