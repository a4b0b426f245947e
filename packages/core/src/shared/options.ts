import { z } from 'zod'
import { read } from './fields.ts'

/** A table value -> label, shared by select box, schema and column. */
export type Options = Readonly<Record<string, string>>
export type Option<T extends Options> = keyof T & string
/** Other spelling -> value (nothing already stored is lost: decisions, Profiles and preferences). */
export type Aliases<T extends Options> = Readonly<Record<string, Option<T>>>

/** The table's value for any documented spelling, ignoring case and spaces. */
export function spell<T extends Options>(table: T, aliases: Aliases<T>, raw: unknown): unknown {
  if (typeof raw !== 'string' && typeof raw !== 'boolean') return raw
  const key = plain(String(raw))
  const value = Object.keys(table).find((one) => plain(one) === key)
  if (value !== undefined) return value
  return Object.hasOwn(aliases, key) ? aliases[key] : raw
}

export const oneOf = <T extends Options>(label: string, table: T, aliases: Aliases<T> = {}) =>
  read(
    (raw) => spell(table, aliases, raw),
    z.enum(Object.keys(table) as Option<T>[], `${label} must be one of the list`) as unknown as z.ZodType<Option<T>, Option<T>>,
  )

/** Null when nothing is chosen. */
export const maybeOneOf = <T extends Options>(label: string, table: T, aliases: Aliases<T> = {}) =>
  read((raw) => (typeof raw === 'string' && raw.trim() === '' ? null : raw), oneOf(label, table, aliases).nullable())

/** Distinct values in the given order. */
export const severalOf = <T extends Options>(label: string, table: T, aliases: Aliases<T> = {}) =>
  read(
    (raw) => (Array.isArray(raw) && raw.length <= 100 ? [...new Set(raw.map((one) => spell(table, aliases, one)))] : raw),
    z
      .array(z.unknown(), `${label} must be a list`)
      .max(Object.keys(table).length, `${label} must be of the list`)
      .pipe(z.array(oneOf(label, table, aliases))) as unknown as z.ZodType<Option<T>[], Option<T>[]>,
  )

export const optionsOf = <T extends Options>(table: T) =>
  Object.entries(table).map(([value, label]) => ({ value: value as Option<T>, label }))

/** Null for no value. */
export const labelOf = (table: Options, value: string | null | undefined) =>
  value && Object.hasOwn(table, value) ? (table[value] ?? null) : null

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
