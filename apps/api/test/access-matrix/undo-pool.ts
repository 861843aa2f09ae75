// Provides a pool that can undo a whole call. While `undone` runs, every query of the product goes over one connection, inside one
// transaction that is rolled back at the end. So thousands of calls can change the same rows, and none sees what another did.
import pg from 'pg';

type Query = pg.PoolClient['query'];

export class UndoPool extends pg.Pool {
  #shared: SharedConnection | undefined;

  // Both functions have more signatures than this class supports; the product and Kysely use them without callbacks.
  override connect = ((...args: unknown[]) =>
    this.#shared && args.length === 0
      ? Promise.resolve(this.#shared.lend())
      : Reflect.apply(super.connect, this, args)) as pg.Pool['connect'];

  override query = ((...args: unknown[]) =>
    this.#shared ? this.#shared.query(...args) : Reflect.apply(super.query, this, args)) as Query;

  async runAndUndo<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
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
  /** Transactions run one after the other, because the savepoints of two that overlap would undo each other. */
  #lastTransaction: Promise<void> = Promise.resolve();

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query(...args: unknown[]): unknown {
    return Reflect.apply(this.#client.query, this.#client, args);
  }

  /** Returns a client that looks like a separate connection to the product. Its transactions are savepoints. */
  lend(): pg.PoolClient {
    let savepoint = '';
    let endTransaction = () => {};
    const query = async (...args: unknown[]) => {
      const [text] = args;
      if (typeof text !== 'string') return this.query(...args);
      if (/^(begin|start transaction)\b/i.test(text)) {
        const before = this.#lastTransaction;
        this.#lastTransaction = new Promise((resolve) => {
          endTransaction = resolve;
        });
        await before;
        savepoint = `s${++this.#savepoints}`;
        return this.query(`savepoint ${savepoint}`);
      }
      if (text !== 'commit' && text !== 'rollback') return this.query(...args);
      const end = text === 'commit' ? `release savepoint ${savepoint}` : `rollback to savepoint ${savepoint}`;
      const result = await this.query(end);
      endTransaction();
      return result;
    };
    return { query, release: () => endTransaction() } as unknown as pg.PoolClient;
  }
}
