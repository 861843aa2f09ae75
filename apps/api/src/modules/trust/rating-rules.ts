// Calculates the rating of a company from its stars.

export type StarCount = { readonly stars: number; readonly count: number };
export type Rating = { readonly rating: number; readonly total: number; readonly byStars: number[] };

/** Returns the plain mean, rounded to one decimal, so that a reader can check the rating against the list of reviews. */
export function computeRating(counts: readonly StarCount[]): Rating {
  const byStars = [1, 2, 3, 4, 5].map((stars) => counts.find((one) => one.stars === stars)?.count ?? 0);
  const total = byStars.reduce((sum, count) => sum + count, 0);
  const sum = byStars.reduce((all, count, at) => all + count * (at + 1), 0);
  return { rating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10, total, byStars };
}
