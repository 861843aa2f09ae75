import { useTranslation } from 'react-i18next';
import { conditionLabel } from '../../../lib/i18n/labels.ts';
import classes from './condition-badge.module.css';

/** The documented colours (CA-062). Every other condition is grey. */
const tones: Record<string, string | undefined> = {
  new: classes.green,
  'used-functional': classes.blue,
  refurbished: classes.purple,
};

export function ConditionBadge({ condition }: { condition: string }) {
  const { t } = useTranslation();
  return <span className={`${classes.badge} ${tones[condition] ?? classes.grey}`}>{conditionLabel(t, condition)}</span>;
}
