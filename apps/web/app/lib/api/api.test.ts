import { myListings } from '@rigsouq/contract/catalogue/calls';
import { createUser } from '@rigsouq/contract/companies/registration';
import { acceptQuote } from '@rigsouq/contract/enquiries/quotes';
import { login, logout, profile, revokeSession } from '@rigsouq/contract/identity/calls';
import { readHealth } from '@rigsouq/contract/operations/desk-system';
import { readBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { readStats } from '@rigsouq/contract/stats/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../address-of.ts';
import { createI18n } from '../i18n/i18n.ts';
import { call } from './api.ts';
import { CallError, messageOf } from './call-error.ts';
import { readSession, storeSession } from './session.ts';
import { onSessionEnd } from './session-end.ts';
import { onUnverifiedEmail } from './unverified-email.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

const fetched = vi.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
}

function sentHeaders(): Headers {
  return new Headers(fetched.mock.lastCall?.[1]?.headers);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const signIn = () => storeSession({ token: 'secret', userId: 'u', role: 'buyer' }, 1_000);

it('[SH-010] stores the token, the account, its role and the time of the login', () => {
  storeSession({ token: 'secret', userId: 'u', role: 'buyer' }, 1_000);
  const stored = ['token', 'userId', 'role', 'lastLogin'].map((key) => [key, localStorage.getItem(key)]);
  expect(Object.fromEntries(stored)).toEqual({ token: 'secret', userId: 'u', role: 'buyer', lastLogin: '1000' });
});

describe('call', () => {
  it('[SH-008] sends login to its path without a token, even when one is stored', async () => {
    signIn();
    answer(200, { token: 't', _id: 'u', role: ['buyer'] });
    await call(login, { body: { email: 'a@b.co', password: 'secret' } });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/auth/loginuser');
    expect(sentHeaders().has('authorization')).toBe(false);
  });

  it('[SH-009] sends the stored token with every other call', async () => {
    signIn();
    answer(200, {});
    await call(logout);
    expect(sentHeaders().get('authorization')).toBe('Bearer secret');
  });

  it('sends the idempotency key of an action that may be repeated, and no key otherwise', async () => {
    signIn();
    answer(200, { message: 'ok' });
    const body = { price: 5, currency: 'USD' };
    await call(acceptQuote, { params: { id: 'q' }, body }, { idempotencyKey: 'one-act-1' });
    expect(sentHeaders().get('idempotency-key')).toBe('one-act-1');
    answer(200, {});
    await call(logout);
    expect(sentHeaders().has('idempotency-key')).toBe(false);
  });

  it('sends a new trace context with each call, and leaves the recording to the server', async () => {
    signIn();
    answer(200, {});
    await call(logout);
    const first = sentHeaders().get('traceparent');
    signIn();
    answer(200, {});
    await call(logout);
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(sentHeaders().get('traceparent')).not.toBe(first);
  });

  it('[SH-023] reports a missing token without calling the server', async () => {
    const refusal = { status: 401, message: 'No authentication token found' };
    // One call for each kind of user: any member, a buyer, a supplier, an operator.
    for (const endpoint of [profile, readBuyerPlan, myListings, readHealth])
      await expect(call(endpoint), endpoint.access).rejects.toMatchObject(refusal);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[SH-018] clears the session when the server refuses its token', async () => {
    signIn();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    for (const [count, refused] of [profile, readStats].entries()) {
      signIn();
      answer(401, { code: 'auth.session_ended', message: 'User not authenticated. Please log in again.' });
      await expect(call(refused)).rejects.toBeInstanceOf(CallError);
      expect(readSession().token).toBeNull();
      expect(localStorage).toHaveLength(0);
      expect(ended).toHaveBeenCalledTimes(count + 1);
    }
    stop();
  });

  it('keeps the session of a new login when a call with the token before it is refused', async () => {
    signIn();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    fetched.mockImplementationOnce(() => {
      localStorage.setItem('token', 'newer');
      return Promise.resolve(
        Response.json({ code: 'auth.session_ended', message: 'Please log in again.' }, { status: 401 }),
      );
    });
    await expect(call(profile)).rejects.toMatchObject({ status: 401 });
    stop();
    expect(readSession().token).toBe('newer');
    expect(ended).not.toHaveBeenCalled();
  });

  it('[SH-019] keeps the session on every other failure', async () => {
    signIn();
    answer(500, { code: 'server.failed', message: 'Something went wrong. Please try again later.' });
    await expect(call(profile)).rejects.toMatchObject({ status: 500 });
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(call(profile)).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toEqual({ token: 'secret', userId: 'u', role: 'buyer', lastLogin: 1_000 });
  });

  it('reports a refusal because of an unverified email, and no other refusal', async () => {
    signIn();
    const reported = vi.fn();
    const stop = onUnverifiedEmail(reported);
    answer(403, { code: 'access.denied', message: 'You do not have permission to do this.' });
    await expect(call(profile)).rejects.toMatchObject({ status: 403 });
    expect(reported).not.toHaveBeenCalled();
    answer(403, { code: 'auth.email_unverified', message: 'Verify your email first.' });
    await expect(call(profile)).rejects.toMatchObject({ status: 403 });
    stop();
    expect(reported.mock.calls).toMatchObject([[{ code: 'auth.email_unverified' }]]);
  });

  describe('a call with files', () => {
    /** Replaces the browser's XMLHttpRequest: it records what is sent and answers immediately. */
    class Request extends EventTarget {
      static last: Request;
      static answer = { status: 200, body: '{}' };
      readonly upload = new EventTarget();
      sent: FormData | undefined;
      opened: readonly string[] = [];
      status = 0;
      responseText = '';
      open(...to: string[]) {
        this.opened = to;
      }
      setRequestHeader() {}
      send(form: FormData) {
        Request.last = this;
        this.sent = form;
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
        ({ status: this.status, body: this.responseText } = Request.answer);
        this.dispatchEvent(new Event(this.status ? 'load' : 'error'));
      }
    }
    const body = {
      role: 'buyer',
      contactName: 'A',
      email: 'a@b.co',
      password: 'secret',
      phone: '1',
      address: 'x',
      city: 'y',
      country: 'ae',
      consent: '[]',
    } as const;
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

    beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));

    it('[PE-018] [PE-009] sends a form with the fields and the files, and reports the progress', async () => {
      Request.answer = { status: 200, body: '{"message":"ok"}' };
      const onProgress = vi.fn();
      await expect(call(createUser, { body, files: { logo: [logo] } }, { onProgress })).resolves.toEqual({
        message: 'ok',
      });
      expect(Request.last.opened).toEqual(['POST', '/api/auth/createuser']);
      expect(Request.last.sent?.get('email')).toBe('a@b.co');
      expect(Request.last.sent?.get('logo')).toMatchObject({ name: 'logo.svg', size: 6 });
      expect(onProgress).toHaveBeenCalledWith({ loaded: 1, total: 2 });
      expect(fetched).not.toHaveBeenCalled();
    });

    it('fails like every other call', async () => {
      Request.answer = { status: 409, body: '{"code":"account.email_taken","message":"unavailable"}' };
      await expect(call(createUser, { body, files: {} })).rejects.toMatchObject({
        status: 409,
        message: 'unavailable',
      });
      Request.answer = { status: 0, body: '' };
      await expect(call(createUser, { body, files: {} })).rejects.toMatchObject({ status: 0 });
    });
  });

  it('fills parameters into the path', () => {
    expect(addressOf(revokeSession, { id: 'a/b' })).toBe('/api/auth/sessions/a%2Fb/end');
  });
});

describe('messageOf', () => {
  const english = createI18n('en', {});
  const arabic = createI18n('ar', {
    'request.too_many': 'محاولات كثيرة',
    'Login failed': 'تعذّر',
  });

  it('says when a limit ends, if that is more than a minute away', () => {
    const refused = (seconds: number) =>
      messageOf(english, new CallError(429, { code: 'request.too_many', message: 'Too many attempts.' }, seconds), '');
    expect(refused(30)).toBe('Too many attempts.');
    expect(refused(1_800)).toMatch(/^Too many attempts\. You can try again at \d\d:\d\d\.$/);
  });

  it("[SH-032] returns the server's message, or else the documented fallback", () => {
    expect(messageOf(english, new CallError(500, { message: 'Out of order' }), 'Login failed')).toBe('Out of order');
    expect(messageOf(english, new CallError(0), 'Login failed')).toBe('Login failed');
    expect(messageOf(english, new Error('inner workings'), 'Login failed')).toBe('Login failed');
  });

  it('[SH-039] translates the message by its code', () => {
    const failure = new CallError(429, { code: 'request.too_many', message: 'Slow down, 12 seconds left' });
    expect(messageOf(arabic, failure, 'Login failed')).toBe('محاولات كثيرة');
    expect(messageOf(arabic, new CallError(0), 'Login failed')).toBe('تعذّر');
  });

  it('returns the message of the first invalid field', () => {
    const errors = [{ path: 'email', message: 'Email is required' }];
    const failure = new CallError(400, { code: 'request.invalid', message: 'Some fields are not right.', errors });
    expect(messageOf(english, failure, 'Login failed')).toBe('Email is required');
  });
});
