// The states of a purchase order. The file has no calls, because requests and auctions also show the state of their orders.
export const orderStates = ['issued', 'accepted', 'declined', 'delivered', 'closed', 'cancelled'] as const;
