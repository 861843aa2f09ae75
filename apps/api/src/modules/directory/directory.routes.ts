import * as calls from '@rigsouq/contract/directory/calls';
import { listMarketingNumbers as listMarketingNumbersCall } from '@rigsouq/contract/directory/marketing-numbers';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentExpert, presentProvider, presentTestimonial } from './directory.presenter.ts';
import { findExperts, findLatestTestimonials, findProviders } from './directory.queries.ts';
import { listMarketingNumbers } from './marketing-numbers.ts';

export function directoryRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listExperts, async ({ query }) => {
    const { rows, total } = await findExperts(db, query);
    return { experts: rows.map(presentExpert), total };
  });
  serve(calls.listProviders, async ({ query }) => {
    const { rows, total } = await findProviders(db, query);
    return { providers: rows.map(presentProvider), total };
  });
  serve(calls.listTestimonials, async () => ({
    testimonials: (await findLatestTestimonials(db)).map(presentTestimonial),
  }));
  serve(listMarketingNumbersCall, async () => ({ numbers: await listMarketingNumbers(db) }));
}
