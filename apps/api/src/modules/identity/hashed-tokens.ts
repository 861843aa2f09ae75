// better-auth stores session tokens as they are. This stands between it and the database: tokens go in as hashes and are
// looked up by their hash, so a copy of the table opens no session (R10).
import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';

type MakeAdapter = (options: never) => DBAdapter;
type Request = { model: string; where?: Where[] | undefined };

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function hashTokens<M extends MakeAdapter>(make: M): M {
  return ((options: never) => wrap(make(options))) as M;
}

function wrap(inner: DBAdapter): DBAdapter {
  return {
    ...inner,
    create: async (request) => {
      if (request.model !== 'session') return inner.create(request);
      const { token } = request.data as unknown as { token: string };
      const row = await inner.create({ ...request, data: { ...request.data, token: hashToken(token) } });
      return { ...(row as object), token } as never;
    },
    findOne: async (request) => withToken(await inner.findOne(hashed(request)), request),
    findMany: (request) => inner.findMany(hashed(request)),
    count: (request) => inner.count(hashed(request)),
    update: async (request) => withToken(await inner.update(hashed(request)), request),
    updateMany: (request) => inner.updateMany(hashed(request)),
    delete: (request) => inner.delete(hashed(request)),
    deleteMany: (request) => inner.deleteMany(hashed(request)),
    consumeOne: async (request) => withToken(await inner.consumeOne(hashed(request)), request),
    transaction: (work) => inner.transaction((tx) => work(wrap(tx as DBAdapter))),
  };
}

function hashed<R extends Request>(request: R): R {
  if (request.model !== 'session' || !request.where) return request;
  const where = request.where.map((clause) =>
    clause.field === 'token' ? { ...clause, value: hashToken(String(clause.value)) } : clause,
  );
  return { ...request, where };
}

/** Who asked with a token gets it back: the row holds only its hash. */
function withToken<T>(row: T, request: Request): T {
  const asked = request.model === 'session' && request.where?.find((clause) => clause.field === 'token');
  return asked && row ? { ...row, token: asked.value } : row;
}
