import { IconBuilding } from '@tabler/icons-react';
import classes from './company-mark.module.css';

type CompanyMarkProps = { name: string | null; logo: string | null; large?: boolean };

/** Shows the logo, or else the initials of the company. It is hidden from screen readers, because the name is next to it. */
export function CompanyMark({ name, logo, large = false }: CompanyMarkProps) {
  const className = large ? `${classes.mark} ${classes.large}` : classes.mark;
  const side = large ? 96 : 56;
  if (logo) return <img src={logo} alt="" width={side} height={side} loading="lazy" className={className} />;
  const initials = initialsOf(name);
  return (
    <span aria-hidden="true" translate="no" className={className}>
      {initials || <IconBuilding size={side / 2} stroke={1.5} />}
    </span>
  );
}

function initialsOf(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
