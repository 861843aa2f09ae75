import { texts } from 'virtual:arabic/services';
import { speak } from '../../lib/spoken.ts';

speak(texts);

export { Outlet as default } from 'react-router';
