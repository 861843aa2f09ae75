// biome-ignore lint/style/noRestrictedImports: on the server a failed load fails the page, as it should
import { type ComponentType, lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { lazyComponent } from './lazy-component.ts';
import { untilSeen } from './until-seen.ts';

/**
 * Returns a section that the server renders completely, and whose code the browser loads when the section has been seen. Until then, and if the load
 * fails, it stays as the server rendered it: its links work as links, and a button that is pressed works when the code is there. `styles` are its style sheets: named here, they are part of the page from
 * the start.
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  _styles: readonly object[],
): ComponentType<Props> {
  return import.meta.env.SSR ? serverSection(id, load) : browserSection(id, load);
}

/** Without a `Suspense` around it the page waits for the section, so that it is complete also without JavaScript. */
function serverSection<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  const Section = lazy(async () => ({ default: await load() }));
  return function ServerSection(props: Props) {
    return (
      <div id={id} data-later>
        <Section {...props} />
      </div>
    );
  };
}

function browserSection<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  const useSection = lazyComponent(load);
  return function BrowserSection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const hydrated = useHydrated();
    const [isServed] = useState(!hydrated);
    const [isSeen, setSeen] = useState(!isServed);
    const [hasFocus, setFocus] = useState(false);
    /** Which button was pressed before the code was there. */
    const pressed = useRef(-1);
    useEffect(() => {
      if (isServed && box.current) void untilSeen(box.current).then(() => setSeen(true));
    }, [isServed]);
    const Section = useSection(isSeen, () => undefined);
    const isLoaded = Section !== undefined && !hasFocus;
    useEffect(() => {
      const button = isLoaded ? buttonsOf(box.current)[pressed.current] : undefined;
      button?.focus();
      button?.click();
    }, [isLoaded]);

    function press({ target }: MouseEvent) {
      pressed.current = buttonsOf(box.current).indexOf((target as Element).closest('button') as HTMLButtonElement);
      if (pressed.current === -1) return;
      setFocus(false);
      setSeen(true);
    }

    if (isLoaded)
      return (
        <div key="loaded" ref={box} id={id} data-later>
          <Section {...props} />
        </div>
      );
    return (
      // biome-ignore lint/a11y: the buttons inside are what is pressed
      <div
        key="served"
        ref={box}
        id={id}
        data-later
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which makes React keep what the server rendered
        dangerouslySetInnerHTML={{ __html: '' }}
        // Replacing what the server rendered would take the focus away from a control in it.
        onFocus={() => setFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
        onClick={press}
      />
    );
  };
}

function buttonsOf(box: Element | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll('button') ?? [])];
}
