/** An element counts as seen when it has come into the upper three quarters of the screen: a first look at a page needs no more code. */
const SEEN = '0px 0px -25% 0px';

export function untilSeen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: SEEN },
    );
    observer.observe(element);
  });
}
