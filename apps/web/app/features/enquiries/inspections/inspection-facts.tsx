import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Inspection } from './inspection-query.ts';

export function InspectionFacts({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, meetsAt, location, country, notes } = inspection;
  const nextStep = nextStepOf(t, inspection);
  return (
    <DealPanel title={t('Appointment')}>
      <DealFacts
        facts={[
          {
            label: status === 'Requested' ? t('Proposed time') : t('Time'),
            value: formatPlaceTime(meetsAt, language, country),
            large: true,
          },
          {
            label: t('Location'),
            value: (
              <>
                <bdi>{location}</bdi>
                {country && t(', ') + countryLabel(t, country)}
              </>
            ),
          },
          nextStep !== '' && { label: t('Next step'), value: nextStep },
          notes !== null && { label: t('Buyer’s notes'), value: <bdi>{notes}</bdi> },
        ]}
      />
    </DealPanel>
  );
}

/** Describes the next step. It is derived from the permitted actions, so that it always matches the buttons. */
function nextStepOf(t: TFunction, { status, side, can }: Inspection): string {
  if (status === 'Requested') {
    if (can.confirm) return t('Confirm this time, or propose another one.');
    return side === 'buyer' ? t('Waiting for the supplier’s reply.') : t('Waiting for the buyer’s reply.');
  }
  if (status !== 'Confirmed') return '';
  if (can.complete) return t('After the inspection, write your report below.');
  return side === 'buyer'
    ? t('Meet at the machine’s location. The supplier will write a report afterwards.')
    : t('You can write the report here from that day.');
}
