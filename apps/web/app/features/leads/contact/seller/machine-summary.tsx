import type { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../../lib/format/format.ts';
import { countryLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { ListingPhoto } from '../../../../shared/catalogue/listing-card/listing-photo.tsx';
import { ListingPrice } from '../../../../shared/catalogue/listing-card/listing-price.tsx';
import { JoinedFacts } from '../../../../ui/page/joined-facts.tsx';
import { TitleText } from '../../../../ui/page/title-text.tsx';
import classes from './seller-card.module.css';

/** Shows the machine that the inquiry is about. */
export function MachineSummary({ listing }: { listing: AnswerOf<typeof readEquipment> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, title, year, hours, location, country } = listing;
  const facts = [year === null ? null : String(year), hours === null ? null : formatHours(hours, language)].filter(
    (fact) => fact !== null,
  );
  return (
    <section aria-label={t('Machine')} className={classes.machine}>
      <div className={classes.photo}>
        <ListingPhoto listing={listing} urgency="soon" />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <LocalLink to={`/equipment/${_id}`} className={classes.link}>
            <TitleText title={title} />
          </LocalLink>
        </h2>
        <ListingPrice listing={listing} />
        {facts.length > 0 && (
          <p className={classes.line}>
            <JoinedFacts facts={facts} />
          </p>
        )}
        <p className={classes.line}>
          <bdi>{location}</bdi>
          {country && t(', ') + countryLabel(t, country)}
        </p>
      </div>
    </section>
  );
}
