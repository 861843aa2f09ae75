// The limits of the search that opens from every page. The file has no calls, so that the page can show them without loading those.
export const SEARCH_LENGTH_MIN = 2;
export const SEARCH_LENGTH_MAX = 80;
/** The most rows of one kind in an answer. */
export const FOUND_MAX = 5;
