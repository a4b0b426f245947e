/** Apart from the constants: sentences of faults need them, and every page loads those. */
export const SEARCH_LIMITS = { text: 200, name: 80, savedSearches: 20, address: 2000, jobWords: 300, unwantedJobs: 200 } as const
