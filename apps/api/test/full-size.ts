/** Tests that kill processes or make load use small counts on every change, and full counts with `FULL=1 npm test`. */
export const FULL_SIZE = process.env.FULL === '1';
