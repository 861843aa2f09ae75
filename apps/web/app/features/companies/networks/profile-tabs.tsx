import type { ComponentProps } from 'react';
import { AddressTabs } from '../../../ui/tabs/address-tabs.tsx';
import classes from './profile-tabs.module.css';

export function ProfileTabs(props: ComponentProps<typeof AddressTabs>) {
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <AddressTabs {...props} />
      </div>
    </div>
  );
}
