import { IconBuildingStore, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import type { Role } from './application.ts';
import classes from './role-choice.module.css';

const choices = [
  {
    role: 'buyer',
    icon: IconShoppingCart,
    name: text('Buyer'),
    line: text('Buy, rent, bid and request quotes'),
  },
  {
    role: 'supplier',
    icon: IconBuildingStore,
    name: text('Supplier'),
    line: text('Sell, rent out and auction machines'),
  },
] as const;

export function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={fields.group}>
      <legend className={fields.legend}>{t('I am joining as')}</legend>
      <div className={classes.cards}>
        {choices.map(({ role: offered, icon: Icon, name, line }) => (
          <label key={offered} className={classes.card}>
            <input
              type="radio"
              name="role"
              value={offered}
              checked={role === offered}
              onChange={() => onChoose(offered)}
              className={classes.radio}
              aria-labelledby={`role-${offered}`}
              aria-describedby={`role-${offered}-line`}
            />
            <Icon size={24} stroke={1.5} aria-hidden="true" className={classes.icon} />
            <span>
              <span id={`role-${offered}`} className={classes.name}>
                {t(name)}
              </span>
              <span id={`role-${offered}-line`} className={classes.line}>
                {t(line)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
