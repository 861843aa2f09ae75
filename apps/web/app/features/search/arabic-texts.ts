import { texts } from 'virtual:arabic/search';
import { registerTranslations } from '../../lib/i18n/register-translations.ts';

// The dialog opens from every page and shows texts of many areas, so an Arabic page loads them with the dialog.
registerTranslations(texts);
