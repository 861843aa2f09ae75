import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/page/badge.tsx';

/** A green badge with an icon and a text, because colour alone is not accessible. */
export function VerifiedBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="green">
      <IconRosetteDiscountCheckFilled size={16} aria-hidden="true" />
      {children}
    </Badge>
  );
}
