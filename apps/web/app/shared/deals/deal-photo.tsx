import { IconPhoto } from '@tabler/icons-react';
import classes from './deal-photo.module.css';

/** Shows the photo of a machine without alternative text, because the name is next to it. */
export function DealPhoto({ image, large = false }: { image: string | null; large?: boolean }) {
  if (image)
    return (
      <img className={classes.photo} data-large={large || undefined} src={image} alt="" width={160} height={120} />
    );
  return (
    <span className={classes.photo} data-large={large || undefined}>
      <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
