import { type ComponentType, useEffect, useState } from 'react';
import { reloadFailedStyles } from '../lib/reload-failed-styles.ts';
import { showPlainToast, useToastState } from '../lib/toast.ts';
import classes from './toaster.module.css';

/**
 * Loads the component for notices with the first notice, and again with the next one if that failed. React's `lazy` would store the failure and replace
 * the page by an error, so that a user without a connection would lose the page together with the message.
 */
export function Toasts() {
  const { count, plain } = useToastState();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (count === 0 || Toaster) return;
    reloadFailedStyles()
      .then(() => import('./toaster.tsx'))
      .then((loaded) => setToaster(() => loaded.Toaster), showPlainToast);
  }, [count, Toaster]);
  return (
    <>
      {Toaster && <Toaster />}
      {plain && (
        <p role="alert" className={classes.plain}>
          {plain}
        </p>
      )}
    </>
  );
}
