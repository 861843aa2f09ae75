import { NETWORK_PAGE_SIZE } from '@rigsouq/contract/companies/network-lists';
import * as calls from '@rigsouq/contract/companies/networks';
import type pg from 'pg';
import { type Connections, type Db, inTransaction, runStatement } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { maySeeContact } from './contact.policy.ts';
import { presentBuyers, presentSuppliers } from './network.presenter.ts';
import { type Network, readNetwork, readNetworkFrom } from './network.queries.ts';
import { presentBuyer, presentSupplier } from './public-profile.presenter.ts';
import { findInNetwork } from './public-profile.queries.ts';
import { revealContact } from './reveal-contact.ts';
import {
  createNetworkStatistics,
  readBuyerStatistics,
  readProfileStatistics,
  readSupplierStatistics,
  type StatisticsReaders,
} from './statistics.ts';

type Deps = { db: Db; connections: Connections; statistics: StatisticsReaders };

export function networksRoutes(serve: Serve, { db, connections, statistics }: Deps): void {
  const readNetworkStatistics = createNetworkStatistics(db, statistics);
  const run = <R extends object>(statement: pg.QueryConfig) => runStatement<R>(connections, statement);
  const presentSupplierNetwork = async (network: Network) => {
    const statisticsOf = await readSupplierStatistics(db, statistics, idsOf(network.rows));
    return presentSuppliers(network, statisticsOf, await readNetworkStatistics());
  };
  const contactFor = (actor: Actor | null, id: string) =>
    actor && maySeeContact(actor, id) ? inTransaction(db, (tx) => revealContact(tx, actor, id)) : undefined;
  const supplier = async (id: string, actor: Actor | null) => {
    const company = (await findInNetwork(db, id, 'supplier')) ?? fail('supplier.unknown');
    const statisticsOf = await readProfileStatistics(db, statistics, id);
    return presentSupplier(company, statisticsOf(id), await contactFor(actor, id));
  };

  serve(calls.supplierNetwork, async () => {
    const { leading } = await readNetworkStatistics();
    return presentSupplierNetwork(await readNetworkFrom(run, 'supplier', leading, NETWORK_PAGE_SIZE));
  });
  serve(calls.sellerNetwork, async ({ query }) => presentSupplierNetwork(await readNetwork(run, 'supplier', query)));
  serve(calls.buyerNetwork, async ({ query }) => {
    const network = await readNetwork(run, 'buyer', query);
    return presentBuyers(network, await readBuyerStatistics(db, statistics, idsOf(network.rows)));
  });
  serve(calls.sellerProfile, ({ params, actor }) => supplier(params.id, actor));
  serve(calls.companyProfile, ({ params, actor }) => supplier(params.id, actor));
  serve(calls.buyerProfile, async ({ params: { id }, actor }) => {
    const company = (await findInNetwork(db, id, 'buyer')) ?? fail('buyer.unknown');
    const statisticsOf = await readBuyerStatistics(db, statistics, [id]);
    return presentBuyer(company, statisticsOf(id), await contactFor(actor, id));
  });
  serve(
    calls.revealContact,
    async ({ params, actor }) => (await contactFor(actor, params.id)) ?? fail('company.unknown'),
  );
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
