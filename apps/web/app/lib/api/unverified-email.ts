import { createAnnouncement } from './announcement.ts';
import type { CallError } from './call-error.ts';

/** Announces that the server refused a call because the email of the user is not verified (R81). */
export const { announce: announceUnverifiedEmail, listen: onUnverifiedEmail } = createAnnouncement<CallError>();
