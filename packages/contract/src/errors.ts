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
  'auth.verify_link': [400, 'This link has been used or has run out. Ask for a new one from your dashboard.'],
  'auth.password_common': [400, 'This password is one of the most common ones. Choose another.'],
  'auth.busy': [503, 'Many people are logging in right now. Try again in a moment.'],
  'access.denied': [403, 'Your account may not do this.'],
  'account.email_taken': [409, 'An account with this e-mail already exists. Log in or reset your password.'],
  'session.unknown': [404, 'This session does not exist or has already ended.'],
  'upload.missing': [400, 'A file is missing.'],
  'upload.empty': [400, 'This file is empty.'],
  'upload.unexpected': [400, 'A file was sent under a name that is not expected here.'],
  'upload.too_many': [413, 'Too many files or fields were sent at once.'],
  'upload.too_large': [413, 'This file is too large.'],
  'upload.wrong_type': [415, 'This kind of file is not accepted here.'],
  'upload.unreadable': [400, 'This picture could not be read. It may be damaged.'],
  'upload.too_many_pixels': [400, 'This picture has too many pixels. Make it smaller and try again.'],
  'upload.unsafe_drawing': [400, 'This drawing holds parts that we cannot show. Save it as PNG and try again.'],
  'upload.busy': [503, 'Many pictures are being worked on right now. Try again in a moment.'],
  'media.unknown': [404, 'This file does not exist.'],
  'media.in_use': [409, 'This file is in use and cannot be deleted.'],
  'media.link_ended': [410, 'This link has run out. Open the document again.'],
  'server.starting': [503, 'The service is not ready. Try again in a moment.'],
  'server.failed': [500, 'Something went wrong. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every error answer. `errors` is present where a body failed validation. */
export type ErrorBody = { message: string; code: ErrorCode; errors?: { path: string; message: string }[] };
