export type Raw = Record<string, unknown>

export const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own properties only, never inherited ones. */
export const own = (record: Raw, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)

/** How many characters all texts inside a value have together. Linear, and without a copy of the value. */
export function textSize(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 0
  let size = 0
  for (const part of Object.values(value)) size += textSize(part)
  return size
}

/** A whole number, not below zero, as sentences say it: `100,000`. Node's own way loads its tables of languages at the start. */
export const showCount = (count: number): string =>
  count < 1_000 ? String(count) : `${showCount(Math.floor(count / 1_000))},${String(count % 1_000).padStart(3, '0')}`
