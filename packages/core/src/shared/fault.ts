/**
 * An expected failure: its HTTP status, the title of the toast and the sentence for the person. Its code is the name it has in the
 * error map of a contract. It is written once, in the `faults.ts` of its feature.
 */
export type Fault = { status: number; title: string; message: string }

export const fault = (status: number, title: string, message: string): Fault => ({ status, title, message })
