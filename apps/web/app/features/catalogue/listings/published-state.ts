// Passes the id of a listing that was just published to the list of listings, in the state of the navigation.

export const publishedState = (id: string) => ({ published: id });

export function publishedIn(state: unknown): string | undefined {
  const { published } = (state ?? {}) as { published?: unknown };
  return typeof published === 'string' ? published : undefined;
}
