import { useTranslation } from 'react-i18next';

/** A website as the company wrote it. Only what is an address of the web becomes a link. */
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

export function webAddress(website: string): string | undefined {
  const complete = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!/^https?:\/\/[^\s/:@]+\.[^\s/:@]+(:\d+)?(\/\S*)?$/i.test(complete)) return undefined;
  return URL.canParse(complete) ? complete : undefined;
}
