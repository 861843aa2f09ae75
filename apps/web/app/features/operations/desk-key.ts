/** The query key above everything that an operator's action may change. */
export const deskKey = ['admin'];
