import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/page/tool.module.css';
import { toggleFavourite, useFavourites } from './favourites.ts';
import type { Equipment } from './load-equipment.ts';

export function FavouriteButton({ listing: { _id } }: { listing: Equipment }) {
  const { t } = useTranslation();
  const liked = useFavourites().includes(_id);
  const HeartIcon = liked ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      aria-pressed={liked}
      onClick={() => toggleFavourite(_id)}
      className={`${classes.tool} ${classes.heart}`}
    >
      <HeartIcon size={16} stroke={1.75} aria-hidden="true" />
      {t('Favourite')}
    </button>
  );
}
