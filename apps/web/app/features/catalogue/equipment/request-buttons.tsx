import { Button } from '@mantine/core';
import { IconCalendarEvent, IconFileInvoice } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useSendToLogin } from '../../../shell/use-require-session.ts';
import type { Equipment } from './load-equipment.ts';
import classes from './request-buttons.module.css';
import { useRequestQuote } from './use-request-quote.ts';

const InspectionDialog = lazy(() =>
  import('./inspection-dialog.tsx').then(({ InspectionDialog }) => ({ default: InspectionDialog })),
);

/** Requests a quote or an inspection. It is hidden for the supplier's own machines and for machines that are off the market. */
export function RequestButtons({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const session = useSession();
  const sendToLogin = useSendToLogin();
  const quote = useRequestQuote(listing._id);
  const [inspecting, setInspecting] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const [inspection, setInspection] = useState<string>();
  if (listing.status !== 'active' || session.userId === listing.supplier._id) return null;
  const noSupplier = !listing.supplier._id;

  function inspect() {
    if (!isSignedIn(session)) return sendToLogin(text('Please log in to schedule an inspection.'));
    setEverOpened(true);
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
        variant="default"
        size="md"
        leftSection={<IconCalendarEvent size={18} stroke={1.75} aria-hidden="true" />}
        onClick={inspect}
        disabled={noSupplier}
      >
        {t('Schedule Inspection')}
      </Button>
      {quote.sent && (
        <LocalLink to={`/quotes/${quote.sent}`} className={classes.link}>
          {t('Open your quote request')}
        </LocalLink>
      )}
      {inspection && (
        <LocalLink to={`/inspections/${inspection}`} className={classes.link}>
          {t('Open your inspection request')}
        </LocalLink>
      )}
      {everOpened && (
        <Suspense fallback={null}>
          <InspectionDialog
            listing={listing}
            opened={inspecting}
            onClose={() => setInspecting(false)}
            onSent={setInspection}
          />
        </Suspense>
      )}
    </div>
  );
}
