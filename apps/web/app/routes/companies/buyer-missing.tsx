import { data } from 'react-router';
import { BuyerMissingScreen } from '../../features/companies/networks/buyer/buyer-profile-screen.tsx';

export function loader() {
  return data(null, 404);
}

export default BuyerMissingScreen;
