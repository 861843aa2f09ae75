/**
 * Loads the dialog, and on an Arabic page its texts. The list of the files that it needs is in this module instead of in the frame, so that a page
 * stays small until the search is opened.
 */
export async function loadSearch() {
  const [{ SearchDialog }] = await Promise.all([
    import('./search-dialog.tsx'),
    document.documentElement.lang === 'ar' ? import('./arabic-texts.ts') : undefined,
  ]);
  return SearchDialog;
}
