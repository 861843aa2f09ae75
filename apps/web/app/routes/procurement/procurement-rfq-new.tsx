import { NewRfqScreen } from '../../features/rfqs/new-rfq-screen.tsx';

export default NewRfqScreen;
