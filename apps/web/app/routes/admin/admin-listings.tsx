import { ListingsScreen } from '../../features/operations/search/listings-screen.tsx';

export default ListingsScreen;
