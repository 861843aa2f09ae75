// The states of a request for quotation. The file has no calls, because orders, lists and the search show them too.

/**
 * In `technical` the first of two envelopes is open. In `opened` the prices are visible. In `auction` the suppliers that answered bid in a
 * reverse auction. In `approval` an award waits for a second member.
 */
export const rfqStates = [
  'draft',
  'open',
  'technical',
  'opened',
  'auction',
  'approval',
  'awarded',
  'closed',
  'cancelled',
] as const;
