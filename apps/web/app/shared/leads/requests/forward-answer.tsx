import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from './request-card.module.css';

export type ForwardAnswerFields = {
  answer: string | null;
  price: number | null;
  currency: string | null;
  contact: string | null;
};

/** Shows what the recipient of a request answered. Without an answer it shows nothing. */
export function ForwardAnswer({ answer, price, currency, contact }: ForwardAnswerFields) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!answer) return null;
  return (
    <div className={classes.answer}>
      <p className={classes.words}>
        <bdi>{answer}</bdi>
      </p>
      {price !== null && currency && (
        <p>
          {t('Price')}: <bdi>{formatPrice(price, currency, language)}</bdi>
        </p>
      )}
      <p>
        {t('How to reach them')}: <bdi>{contact}</bdi>
      </p>
    </div>
  );
}
