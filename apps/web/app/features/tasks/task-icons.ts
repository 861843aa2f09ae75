import type { TaskKind } from '@rigsouq/contract/tasks/calls';
import {
  IconCalendarEvent,
  IconCash,
  IconClipboardList,
  IconFileCertificate,
  IconFileDollar,
  IconGavel,
  IconMail,
  IconPackage,
  IconPencil,
  IconSearch,
  IconTrendingDown,
  type TablerIcon,
} from '@tabler/icons-react';

export const taskIcons: Record<TaskKind, TablerIcon> = {
  quote: IconFileDollar,
  inspection: IconSearch,
  booking: IconCalendarEvent,
  message: IconMail,
  inquiry: IconMail,
  listing: IconPencil,
  lot: IconGavel,
  settlement: IconCash,
  rfq: IconClipboardList,
  reverse: IconTrendingDown,
  order: IconPackage,
  licence: IconFileCertificate,
};
