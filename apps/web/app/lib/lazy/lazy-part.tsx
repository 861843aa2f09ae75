import { type ComponentType, type ReactNode, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';

type LazyPartOptions = {
  /** Shown until the part is loaded. */
  waiting?: ReactNode;
  /** Shown in the place of the part when it could not be loaded. The header has no room for a message, so each place chooses its own. */
  Failure: ComponentType<{ onRetry: () => void }>;
};

/** Returns a part of a page that is loaded when it is first shown. A failed load leaves the rest of the page as it is. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Failure }: LazyPartOptions,
) {
  const usePart = lazyComponent(load);
  return function LazyPart(props: Props) {
    const [failed, setFailed] = useState(false);
    const Part = usePart(!failed, () => setFailed(true));
    if (Part) return <Part {...props} />;
    return failed ? <Failure onRetry={() => setFailed(false)} /> : waiting;
  };
}
