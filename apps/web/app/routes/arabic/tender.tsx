import { texts } from 'virtual:arabic/tender';
import { speak } from '../../lib/spoken.ts';

speak(texts);

export { Outlet as default } from 'react-router';
