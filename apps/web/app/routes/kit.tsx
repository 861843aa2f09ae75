import { KitScreen } from '../features/kit/kit-screen.tsx';

export default KitScreen;
