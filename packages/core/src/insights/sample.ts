/** spec 1 §2: shown under 'Sample data' to a person without an application and a saved job. */
export const SAMPLE = { applied: 127, today: 8, pending: 23, saved: 45, week: [2, 5, 4, 5, 8, 0, 0], goal: 35 } as const
