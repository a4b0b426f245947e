/**
 * An expected failure: HTTP status, toast title and user message. Its code is its name in a contract's error map. Each is defined once,
 * in the `faults.ts` of its feature.
 */
export type Fault = { status: number; title: string; message: string }

export const fault = (status: number, title: string, message: string): Fault => ({ status, title, message })
