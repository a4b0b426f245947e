export type Raw = Record<string, unknown>

export const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the record itself holds under a key, never what every object inherits. */
export const own = (record: Raw, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)
