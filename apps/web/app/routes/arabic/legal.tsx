import { texts } from 'virtual:arabic/legal';
import { registerTranslations } from '../../lib/i18n/register-translations.ts';

registerTranslations(texts);

export { Outlet as default } from 'react-router';
