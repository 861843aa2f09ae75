import { useLoaderData, useParams } from 'react-router';
import { EquipmentScreen } from '../../features/catalogue/equipment/equipment-screen.tsx';
import { loadEquipment } from '../../features/catalogue/equipment/load-equipment.ts';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader(loadEquipment);
export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export { shouldReloadMachine as shouldRevalidate } from '../../features/catalogue/equipment/load-equipment.ts';
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function Equipment() {
  const { id = '' } = useParams();
  return <EquipmentScreen id={id} data={useLoaderData()} />;
}
