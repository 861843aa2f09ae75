import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readLotFile } from '@rigsouq/contract/operations/desk-search';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../lib/format/format.ts';
import { categoryLabel, conditionLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import classes from './machine-panel.module.css';

type MachinePanelProps = { title: string; machine: AnswerOf<typeof readLotFile>['machine'] };

/** Shows an operator the photos and the details of a consigned machine. */
export function MachinePanel({ title, machine }: MachinePanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { manufacturer, model, year, hours, serialNumber, condition } = machine;
  return (
    <DealPanel title={t('The machine')}>
      <div className={classes.photos}>
        <Gallery images={machine.images} title={title} placeholder={t('No photo yet')} />
      </div>
      <DealFacts
        facts={[
          manufacturer !== null && {
            label: t('Manufacturer', { context: 'machine' }),
            value: <bdi>{manufacturer}</bdi>,
          },
          model !== null && { label: t('Model'), value: <bdi>{model}</bdi> },
          year !== null && { label: t('Year'), value: year },
          hours !== null && { label: t('Hours'), value: formatHours(hours, language) },
          serialNumber !== null && { label: t('Serial number'), value: <bdi dir="ltr">{serialNumber}</bdi> },
          { label: t('Category'), value: categoryLabel(t, machine.category) },
          condition !== null && { label: t('Condition'), value: conditionLabel(t, condition) },
          { label: t('Location'), value: <bdi>{machine.location}</bdi> },
          { label: t('Description'), value: <bdi>{machine.description}</bdi>, wide: true },
        ]}
      />
    </DealPanel>
  );
}
