import { Button } from '@mantine/core';
import { IconCalendarEvent, IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import { useSendToLogin } from '../../../shell/use-require-session.ts';
import type { Equipment } from './load-equipment.ts';
import classes from './request-buttons.module.css';
import { useOpenEnquiries } from './use-open-enquiries.ts';
import { useRequestQuote } from './use-request-quote.ts';

const InspectionDialog = lazyDialog(() =>
  import('./inspection-dialog.tsx').then(({ InspectionDialog }) => InspectionDialog),
);

/** Requests a quote or an inspection. It is hidden for the supplier's own machines and for machines that are off the market. */
export function RequestButtons({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const session = useSession();
  const sendToLogin = useSendToLogin();
  const isAvailable = listing.status === 'active' && session.userId !== listing.supplier._id;
  const { open, refresh } = useOpenEnquiries(listing._id, isAvailable);
  const quote = useRequestQuote(listing._id, refresh);
  const [inspecting, setInspecting] = useState(false);
  if (!isAvailable) return null;
  const noSupplier = !listing.supplier._id;

  function inspect() {
    if (!isSignedIn(session)) return sendToLogin(text('Please log in to schedule an inspection.'));
    setInspecting(true);
  }

  return (
    <div className={classes.asks}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileInvoice size={18} stroke={1.75} aria-hidden="true" />}
        onClick={quote.ask}
        disabled={noSupplier || quote.busy}
      >
        {t('Request Quote')}
      </Button>
      <Button
        variant="subtle"
        color="ink"
        size="md"
        leftSection={<IconCalendarEvent size={18} stroke={1.75} aria-hidden="true" />}
        onClick={inspect}
        disabled={noSupplier}
      >
        {t('Schedule Inspection')}
      </Button>
      {open.quote && (
        <LocalLink to={`/quotes/${open.quote}`} className={classes.link}>
          {t('Open your quote request')}
        </LocalLink>
      )}
      {open.inspection && (
        <LocalLink to={`/inspections/${open.inspection}`} className={classes.link}>
          {t('Open your inspection request')}
        </LocalLink>
      )}
      <InspectionDialog listing={listing} opened={inspecting} onClose={() => setInspecting(false)} onSent={refresh} />
    </div>
  );
}
