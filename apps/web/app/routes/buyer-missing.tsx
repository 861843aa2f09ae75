import { data } from 'react-router';
import { BuyerMissingScreen } from '../features/networks/buyer-profile-screen.tsx';

export function loader() {
  return data(null, 404);
}

export default BuyerMissingScreen;
