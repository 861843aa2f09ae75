/** The query key of the security events. They are reloaded after every change of a login. */
export const securityEventsKey = ['security-events'];
