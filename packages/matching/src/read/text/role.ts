/** The role of a sentence in a posting. `aside` is about the company or its benefits and requires nothing. */
export const ROLE = { aside: 0, neutral: 1, must: 2, nice: 3, heading: 4 } as const
export type Role = (typeof ROLE)[keyof typeof ROLE]
