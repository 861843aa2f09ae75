import type { buyerNetwork, sellerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { presentSizes } from '../media/index.ts';
import type { Network } from './network.queries.ts';
import type { BuyerStatistics, NetworkStatistics, StatisticsOf, SupplierStatistics } from './statistics.ts';

export function presentSuppliers(
  { rows, companies, countries }: Network,
  statisticsOf: StatisticsOf<SupplierStatistics>,
  { annualSales, satisfaction }: NetworkStatistics,
): AnswerOf<typeof sellerNetwork> {
  return {
    topSuppliers: rows.map((row) => {
      const { rating, inventory, sales, deals } = statisticsOf(row.id);
      return {
        _id: row.id,
        companyName: row.company_name,
        companyType: row.trade,
        verified: row.verified,
        city: row.city,
        country: row.country,
        rating,
        yearsActive: row.years_active,
        inventory,
        sales,
        deals,
        specialties: row.equipment_types ?? [],
        logo: presentLogo(row),
      };
    }),
    stats: { activeSuppliers: companies, countries, annualSales, satisfaction },
  };
}

export function presentBuyers(
  { rows, companies, countries }: Network,
  statisticsOf: StatisticsOf<BuyerStatistics>,
): AnswerOf<typeof buyerNetwork> {
  return {
    featuredBuyers: rows.map((row) => ({
      ...statisticsOf(row.id),
      _id: row.id,
      contactName: row.contact_name,
      companyName: row.company_name,
      companyType: row.company_type,
      city: row.city,
      country: row.country,
      isApproved: row.verified,
      logo: presentLogo(row),
    })),
    stats: { activeBuyers: companies, countries },
  };
}

type Logo = { logo_id: string | null; logo_hash: string | null; logo_sizes: string[] | null };

export function presentLogo({ logo_id, logo_hash, logo_sizes }: Logo): string | null {
  return presentPicture(logo_id, logo_hash, logo_sizes)?.card ?? null;
}

/** Returns the addresses of a public picture, or undefined when the company has none. */
export function presentPicture(id: string | null, hash: string | null, sizes: string[] | null) {
  if (!id || !hash) return undefined;
  return presentSizes({ id, content_hash: hash, sizes: sizes ?? [], kind: 'image', visibility: 'public' });
}
