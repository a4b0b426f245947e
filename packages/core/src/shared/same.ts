import { isRecord, own } from './records.ts'

/** Deep equality where empty, missing and null are equal; the order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(own(one, key), own(other, key)))
  return Object.is(one, other)
}

/** The fields in which two records differ. */
export const changedFields = <K extends string>(
  before: Partial<Record<K, unknown>>,
  after: Partial<Record<K, unknown>>,
  fields: readonly K[],
) => fields.filter((field) => !isSame(before[field], after[field]))

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
