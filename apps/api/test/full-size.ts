/** Counts of kills, storms and loads are smaller on every change, and whole with `FULL=1 npm test`. */
export const FULL_SIZE = process.env.FULL === '1';
