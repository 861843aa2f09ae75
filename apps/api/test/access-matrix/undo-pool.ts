// A pool that can undo a whole call. While `undone` runs, every query of the product goes over one connection, inside one transaction
// that is rolled back at the end: thousands of calls can each change the same rows, and none sees what another did.
import pg from 'pg';

type Query = pg.PoolClient['query'];

export class UndoPool extends pg.Pool {
  #shared: SharedConnection | undefined;

  // Both have more signatures than are used here; the product and Kysely await them without callbacks.
  override connect = ((...given: unknown[]) =>
    this.#shared && given.length === 0
      ? Promise.resolve(this.#shared.lend())
      : Reflect.apply(super.connect, this, given)) as pg.Pool['connect'];

  override query = ((...given: unknown[]) =>
    this.#shared ? this.#shared.query(...given) : Reflect.apply(super.query, this, given)) as Query;

  async undone<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.connect();
    await client.query('begin');
    this.#shared = new SharedConnection(client);
    try {
      return await work(client);
    } finally {
      this.#shared = undefined;
      await client.query('rollback');
      client.release();
    }
  }
}

class SharedConnection {
  readonly #client: pg.PoolClient;
  #savepoints = 0;
  /** One transaction after the other: savepoints of two that overlap would undo each other. */
  #turn: Promise<void> = Promise.resolve();

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query(...given: unknown[]): unknown {
    return Reflect.apply(this.#client.query, this.#client, given);
  }

  /** What the product takes for a connection of its own. Its transactions are savepoints. */
  lend(): pg.PoolClient {
    let savepoint = '';
    let free = () => {};
    const query = async (...given: unknown[]) => {
      const [text] = given;
      if (typeof text !== 'string') return this.query(...given);
      if (/^(begin|start transaction)\b/i.test(text)) {
        const before = this.#turn;
        this.#turn = new Promise((resolve) => {
          free = resolve;
        });
        await before;
        savepoint = `s${++this.#savepoints}`;
        return this.query(`savepoint ${savepoint}`);
      }
      if (text !== 'commit' && text !== 'rollback') return this.query(...given);
      const end = text === 'commit' ? `release savepoint ${savepoint}` : `rollback to savepoint ${savepoint}`;
      const result = await this.query(end);
      free();
      return result;
    };
    return { query, release: () => free() } as unknown as pg.PoolClient;
  }
}
