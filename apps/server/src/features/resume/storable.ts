import { isRecord } from '@jobapply/core/shared/records'

/** A database keeps neither U+0000 nor half a character; a damaged file may give both. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, storable(inside)])) as T
  return value
}
