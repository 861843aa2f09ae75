import { createAnnouncement } from './announcement.ts';

/** Announces that the server refused the token. */
export const { announce: announceSessionEnd, listen: onSessionEnd } = createAnnouncement();
