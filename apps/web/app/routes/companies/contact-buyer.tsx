import { buyerProfile } from '@rigsouq/contract/companies/networks';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { BuyerContactScreen } from '../../features/leads/contact/buyer-contact-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader((ask, { params: { id = '' } }) => ask(buyerProfile, { params: { id } }));

export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function BuyerContact() {
  const { id = '' } = useParams();
  const { buyer } = useLocation().state ?? {};
  return <BuyerContactScreen id={id} data={useLoaderData()} known={buyer} />;
}
