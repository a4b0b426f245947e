import type { Line } from '#model'

/** A value, how sure each part of it is (0 to 1), and where it was read. */
export type Found<Value> = { value: Value; sure: Partial<Record<keyof Value, number>>; lines: Line[]; body: Line[] }
