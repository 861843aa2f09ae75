// The states of a reverse auction. The file has no calls, because the search shows them too.

/** In `approval` an award waits for a second member. A `closed` auction ended without an award. */
export const reverseStates = ['scheduled', 'live', 'ended', 'approval', 'awarded', 'closed', 'cancelled'] as const;
