// Runs the baseline for the api: bare Fastify that sends the same bytes, and bare Fastify with one query by `pg`.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const app = Fastify();
const bytes = process.env.BYTES ?? '{}';
app.get('/same-bytes', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(bytes);
});

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = process.env.QUERY ?? 'select 1';
app.get('/one-query', async (request) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const { rows } = await pool.query({
    name: 'one-query',
    text: query,
    values: [createHash('sha256').update(token).digest('base64url')],
  });
  return rows[0];
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
