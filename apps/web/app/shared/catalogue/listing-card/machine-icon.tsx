import {
  type Icon,
  IconBackhoe,
  IconBulldozer,
  IconCarLifter,
  IconCrane,
  IconCylinder,
  IconEngine,
  IconForklift,
  IconRoad,
  IconShovel,
  IconTools,
  IconTractor,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
} from '@tabler/icons-react';

const icons: Record<string, Icon> = {
  excavators: IconBackhoe,
  cranes: IconCrane,
  bulldozers: IconBulldozer,
  loaders: IconTractor,
  trucks: IconTruck,
  'concrete-mixers': IconTruckDelivery,
  'dump-trucks': IconTruckLoading,
  generators: IconEngine,
  compactors: IconRoad,
  forklifts: IconForklift,
  'aerial-platforms': IconCarLifter,
  'concrete-equipment': IconCylinder,
  attachments: IconShovel,
};

/** Shows the icon of a category. */
export function MachineIcon({ category, size }: { category: string; size: number }) {
  const Sign = icons[category] ?? IconTools;
  return <Sign size={size} stroke={1.25} aria-hidden="true" />;
}
