// The numbers of the bidding rules, by version. A lot is bid and verified under the version that it was opened with, so a new rule is a new
// version at the end of this list, and a version is never changed or removed: the proofs of finished lots need it.
export const biddingVersions = [
  {
    version: 1,
    /** The increment from each price on, in US dollars (R43). */
    increments: [
      [0, 100],
      [5_000, 250],
      [25_000, 500],
      [50_000, 1_000],
      [100_000, 2_500],
    ],
    softCloseMinutes: { online: 5, live: 1, sealed: 0 },
    maxExtensionMinutes: 60,
  },
] as const;

/** The numbers of a lot that is opened now, and of the Auction Terms. A new version gets current by a change of this line. */
export const currentBidding = biddingVersions[0];
