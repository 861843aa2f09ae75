import { OrdersScreen } from '../../features/operations/search/orders-screen.tsx';

export default OrdersScreen;
