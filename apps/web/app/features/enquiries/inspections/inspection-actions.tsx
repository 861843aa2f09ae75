import { cancelInspection, confirmInspection, rejectInspection } from '@rigsouq/contract/enquiries/inspections';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { messagePath } from '../../../shared/deals/deal.ts';
import { type DealAction, DealActions } from '../../../shared/deals/deal-actions.tsx';
import type { Inspection } from './inspection-query.ts';
import { ProposeForm } from './propose-form.tsx';

export function InspectionActions({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id: id, meetsAt, side, can, equipmentId, other, country } = inspection;
  const params = { id };
  const note = side === 'buyer' ? t('Note to the supplier (optional)') : t('Note to the buyer (optional)');
  const time = formatPlaceTime(meetsAt, language, country);

  const actions: DealAction[] = [
    {
      key: 'confirm',
      label: t('Confirm'),
      title: t('Confirm {{time}}?', { time }),
      note,
      confirm: t('Confirm'),
      tone: 'main',
      done: t(confirmInspection.message),
      failed: t('Failed to confirm the inspection'),
      send: (reply) => call(confirmInspection, { params, body: { meetsAt, note: reply } }),
    },
    {
      key: 'propose',
      label: t('Propose another time'),
      title: t('Propose another time'),
      form: (close) => <ProposeForm id={id} country={country} noteLabel={note} onDone={close} />,
    },
    {
      key: 'reject',
      label: t('Reject'),
      title: t('Reject this inspection?'),
      effect: t('The buyer will be notified that you cannot show this machine.'),
      note,
      confirm: t('Reject'),
      tone: 'danger',
      done: t(rejectInspection.message),
      failed: t('Failed to reject the inspection'),
      send: (reply) => call(rejectInspection, { params, body: { note: reply } }),
    },
    {
      key: 'cancel',
      label: t('Cancel inspection'),
      title: t('Cancel this inspection?'),
      effect: t('The other party will be notified. This cannot be undone.'),
      note,
      confirm: t('Cancel inspection'),
      tone: 'danger',
      done: t(cancelInspection.message),
      failed: t('Failed to cancel the inspection'),
      send: (reply) => call(cancelInspection, { params, body: { note: reply } }),
    },
  ];
  return <DealActions can={can} acts={actions} refresh="inspections" messages={messagePath(equipmentId, other)} />;
}
