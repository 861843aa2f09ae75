import { useLoaderData, useParams } from 'react-router';
import { loadSeller } from '../../features/leads/contact/seller/load-seller.ts';
import { SellerContactScreen } from '../../features/leads/contact/seller/seller-contact-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader(loadSeller);
export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function ContactSeller() {
  const { equipmentId = '', supplierId = '' } = useParams();
  return <SellerContactScreen key={`${equipmentId} ${supplierId}`} data={useLoaderData()} />;
}
