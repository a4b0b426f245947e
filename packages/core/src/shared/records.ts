export type Raw = Record<string, unknown>

export const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own properties only, never inherited ones. */
export const own = (record: Raw, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)
