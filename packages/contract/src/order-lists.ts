// The states of a purchase order. Apart from the calls, for requests and auctions that lead to one show its state as well.
export const orderStates = ['issued', 'accepted', 'declined', 'delivered', 'closed', 'cancelled'] as const;
