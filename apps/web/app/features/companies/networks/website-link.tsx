import { useTranslation } from 'react-i18next';
import { webAddress } from '../../../lib/web-address.ts';

/** Shows the website as the company wrote it. Only a valid web address becomes a link. */
export function WebsiteLink({ website }: { website: string | null }) {
  const { t } = useTranslation();
  if (!website) return t('Not provided');
  const address = webAddress(website);
  if (!address) return <bdi>{website}</bdi>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <bdi dir="ltr">{website.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</bdi>
    </a>
  );
}
