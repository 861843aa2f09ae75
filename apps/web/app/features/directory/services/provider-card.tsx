import { Button } from '@mantine/core';
import type { listProviders } from '@rigsouq/contract/directory/calls';
import { serviceTypes } from '@rigsouq/contract/directory/lists';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { IconTractor } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { DirectoryCard } from '../../../shared/directory/directory-card.tsx';

type Provider = AnswerOf<typeof listProviders>['providers'][number];

export function ProviderCard({ provider }: { provider: Provider }) {
  const { t } = useTranslation();
  const { name, services, equipment, countries } = provider;
  const prefilled = new URLSearchParams({
    serviceType: services[0] ?? '',
    equipmentType: equipment[0] ?? '',
    country: countries.length === 1 ? (countries[0] ?? '') : '',
    provider: name,
  });
  return (
    <DirectoryCard
      entry={provider}
      skills={{ codes: services, list: serviceTypes }}
      facts={
        <li>
          <IconTractor size={16} stroke={1.75} aria-hidden="true" />
          {equipment.map((code) => categoryLabel(t, code)).join(t(', '))}
        </li>
      }
      action={
        <Button
          component={LocalLink}
          to={`/post-service-request?${prefilled}`}
          variant="default"
          aria-label={t('Request service from {{name}}', { name })}
        >
          {t('Request service')}
        </Button>
      }
    />
  );
}
