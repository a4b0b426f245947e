/**
 * The role of a sentence in a posting. `aside` is about the company or its benefits and requires nothing; `usual` is what most applicants
 * bring, which is neither required nor preferred.
 */
export const ROLE = { aside: 0, neutral: 1, must: 2, nice: 3, heading: 4, usual: 5 } as const
export type Role = (typeof ROLE)[keyof typeof ROLE]
