import { SearchScreen } from '../../features/operations/search/search-screen.tsx';

export default SearchScreen;
