import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PAGE_SIZE } from '../../../../ui/page/pager.tsx';

/** Links a bidder to the own bid, its receipt and the next steps. */
export function OwnBidLink({ lotId }: { lotId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['auctions', 'my-bids', 1],
    queryFn: async () => {
      const [{ call }, { myBids }] = await Promise.all([
        import('../../../../lib/api/api.ts'),
        import('@rigsouq/contract/auctions/consignments'),
      ]);
      return call(myBids, { query: { page: 1, limit: PAGE_SIZE } });
    },
  });
  const own = data?.data.find(({ consignmentId }) => consignmentId._id === lotId);
  if (!own) return null;
  return (
    <Button component={LocalLink} to={`/bids/${own._id}`} color="amber" size="md">
      {t('Open your bid')}
    </Button>
  );
}
