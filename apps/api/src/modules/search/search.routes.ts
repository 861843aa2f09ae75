import * as calls from '@rigsouq/contract/search/calls';
import type { Connections, Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { createStatementRunner } from '../catalogue/index.ts';
import { searchAnywhere } from './search-anywhere.ts';

type Deps = { db: Db; connections: Connections; searches: { db: Db; connections: Connections } };

export function searchRoutes(serve: Serve, { searches, ...deps }: Deps): void {
  const sources = { ...deps, searches: searches.db, runSearch: createStatementRunner(searches.connections) };
  serve(calls.searchAnywhere, ({ actor, query }) => searchAnywhere(sources, actor, query.q));
}
