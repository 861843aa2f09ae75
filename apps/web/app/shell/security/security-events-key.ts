/** Whatever changes a login is soon in the list of what happened to it: it is read again. */
export const securityEventsKey = ['security-events'];
