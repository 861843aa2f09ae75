import { type ComponentType, useEffect, useState } from 'react';
import { text } from '../i18n/i18n.ts';
import { reloadFailedStyles } from '../reload-failed-styles.ts';

export const loadFailure = text('This could not be loaded. Check your connection and try again.');

/**
 * Returns a hook that loads a component when it is first wanted, and returns it once it is loaded. React's `lazy` stores a failed load and replaces
 * the page by an error. Here a failed load, for example without a connection, is reported, and the component is loaded again when it is wanted again.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function useComponent(isWanted: boolean, onFailure: () => void): ComponentType<Props> | undefined {
    const [component, setComponent] = useState(() => loaded);
    const isMissing = isWanted && !component;
    // biome-ignore lint/correctness/useExhaustiveDependencies: one load each time that the component is wanted
    useEffect(() => {
      if (!isMissing) return;
      reloadFailedStyles()
        .then(load)
        .then((one) => {
          loaded = one;
          setComponent(() => one);
        }, onFailure);
    }, [isMissing]);
    return component;
  };
}
