// Every way a call can fail: code → status and English message. The code is stable; the web translates from it (R6).
export const errorTable = {
  'request.invalid': [400, 'Some fields are not right. Check them and try again.'],
  'request.unreadable': [400, 'The request could not be read.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.unsupported': [415, 'This kind of content is not accepted here.'],
  'request.too_many': [429, 'Too many tries. Wait a moment and try again.'],
  'route.unknown': [404, 'There is no such call.'],
  'auth.no_token': [401, 'No authentication token found'],
  'auth.session_ended': [401, 'User not authenticated. Please log in again.'],
  'auth.credentials': [401, 'The email or the password is not right.'],
  'auth.reset_link': [400, 'This reset link has been used or has run out. Ask for a new one.'],
  'auth.password_common': [400, 'This password is one of the most common ones. Choose another.'],
  'auth.busy': [503, 'Many people are logging in right now. Try again in a moment.'],
  'access.denied': [403, 'Your account may not do this.'],
  'session.unknown': [404, 'This session does not exist or has already ended.'],
  'server.starting': [503, 'The service is not ready. Try again in a moment.'],
  'server.failed': [500, 'Something went wrong. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every error answer. `errors` is present where a body failed validation. */
export type ErrorBody = { message: string; code: ErrorCode; errors?: { path: string; message: string }[] };
