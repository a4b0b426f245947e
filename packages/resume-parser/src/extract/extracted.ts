import type { Line } from '#document/model'

/** A value, the confidence of each field (0 to 1), and its source lines. */
export type Extracted<Value> = { value: Value; confidence: Partial<Record<keyof Value, number>>; lines: Line[]; body: Line[] }
