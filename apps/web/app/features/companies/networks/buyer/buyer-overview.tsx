import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../../lib/format/format.ts';
import { typeLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Block, Columns, Facts } from '../facts.tsx';
import { Place } from '../place.tsx';
import type { BuyerPage } from '../profiles.ts';
import classes from '../supplier/supplier-overview.module.css';
import { TagList } from '../tag-list.tsx';
import { WebsiteLink } from '../website-link.tsx';

export function BuyerOverview({ buyer }: { buyer: BuyerPage['buyer'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Columns
      side={
        <Block title={t('At a glance')}>
          <Facts
            facts={[
              { label: t('Type'), value: typeLabel(t, buyer.companyType) },
              { label: t('Location'), value: <Place company={buyer} /> },
              { label: t('Contact name'), value: <bdi>{buyer.contactName}</bdi> },
              { label: t('Website'), value: <WebsiteLink website={buyer.website} /> },
              { label: t('On Rigsouq since'), value: formatMonth(buyer.createdAt, language) },
            ]}
          />
        </Block>
      }
    >
      <Block title={t('About this buyer')}>
        <p className={classes.words}>
          {buyer.description ? <bdi>{buyer.description}</bdi> : t('No description available.')}
        </p>
      </Block>
      {buyer.equipmentTypes.length > 0 && (
        <Block title={t('Equipment they work with')}>
          <TagList codes={buyer.equipmentTypes} />
        </Block>
      )}
    </Columns>
  );
}
