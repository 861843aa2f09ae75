import { useTranslation } from 'react-i18next';
import classes from './profile-tab.module.css';

export function ReadOnlyNote() {
  const { t } = useTranslation();
  return <p className={classes.note}>{t('Only owners and managers of your company can change this.')}</p>;
}
