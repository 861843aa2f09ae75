import { sellerProfile } from '@rigsouq/contract/companies/networks';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { SupplierContactScreen } from '../../features/leads/contact/supplier-contact-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader((ask, { params: { id = '' } }) => ask(sellerProfile, { params: { id } }));

export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function SupplierContact() {
  const { id = '' } = useParams();
  const { supplier } = useLocation().state ?? {};
  return <SupplierContactScreen id={id} data={useLoaderData()} known={supplier} />;
}
