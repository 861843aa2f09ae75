import * as calls from '@rigsouq/contract/directory';
import type { Db } from '../../platform/db.ts';
import type { Serve } from '../../platform/serve.ts';
import { presentExpert, presentProvider, presentTestimonial } from './directory.presenter.ts';
import { lastTestimonials, pageOfExperts, pageOfProviders } from './directory.queries.ts';

export function directoryRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listExperts, async ({ query }) => {
    const { rows, total } = await pageOfExperts(db, query);
    return { experts: rows.map(presentExpert), total };
  });
  serve(calls.listProviders, async ({ query }) => {
    const { rows, total } = await pageOfProviders(db, query);
    return { providers: rows.map(presentProvider), total };
  });
  serve(calls.listTestimonials, async () => ({ testimonials: (await lastTestimonials(db)).map(presentTestimonial) }));
}
