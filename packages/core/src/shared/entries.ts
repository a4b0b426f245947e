import { z } from 'zod'
import { INVALID_CHARACTERS, isStorable } from '#shared/text/text'
import { read } from './fields.ts'
import { isRecord, own, type Raw } from './records.ts'

type Shape = Record<string, z.ZodType>
/** Key -> its other documented spellings. */
type Spellings<S> = { readonly [K in keyof S]?: readonly string[] }
type Check<S extends Shape> = (entry: z.output<z.ZodObject<S>>, refuse: (key: keyof S & string, message: string) => void) => void

const LONGEST_ID = 100

/** An entry of a list: an id and its fields; accepts any documented spelling, stores one. */
export function entry<S extends Shape>(
  shape: S,
  {
    spellings = {},
    settle = (raw) => raw,
    check = () => {},
  }: { spellings?: Spellings<S>; settle?: (raw: Raw) => Raw; check?: Check<S> } = {},
) {
  const id = z.string().min(1).max(LONGEST_ID).refine(isStorable, INVALID_CHARACTERS)
  const object = z
    .object({ id, ...shape })
    .superRefine((value, context) =>
      check(value as z.output<z.ZodObject<S>>, (key, message) => context.addIssue({ code: 'custom', path: [key], message })),
    )
  const keys = Object.keys(shape)
  return read((raw) => (isRecord(raw) ? settle({ id: own(raw, 'id'), ...pick(raw, keys, spellings) }) : raw), object)
}

/** Keeps the order; entries without a unique id get one. */
export const entries = <I extends z.ZodType>(label: string, item: I, max: number) =>
  read(
    (raw) => (raw === null ? [] : Array.isArray(raw) && raw.length <= max ? withIds(raw) : raw),
    z
      .array(z.unknown(), `${label} must be a list`)
      .max(max, `${label}: at most ${max} entries`)
      .pipe(z.array(item)) as unknown as z.ZodType<z.output<I>[], z.input<I>[]>,
  )

const pick = (raw: Raw, keys: string[], spellings: Partial<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      [key, ...(spellings[key] ?? [])].map((name) => own(raw, name)).find((value) => !isEmpty(value)) ?? null,
    ]),
  )

function withIds(list: unknown[]): unknown[] {
  const given = list.map((item) => idOf(item))
  const taken = new Set(given)
  const used = new Set<string>()
  return list.map((item, index) => {
    if (!isRecord(item)) return item
    const id = given[index]
    const keep = id !== undefined && !used.has(id)
    const fresh = keep ? id : firstFree(taken, index + 1)
    used.add(fresh)
    taken.add(fresh)
    return { ...item, id: fresh }
  })
}

function idOf(item: unknown): string | undefined {
  const id = isRecord(item) ? own(item, 'id') : undefined
  return typeof id === 'number'
    ? String(id)
    : typeof id === 'string' && id.trim() !== '' && id.length <= LONGEST_ID
      ? id
      : undefined
}

function firstFree(taken: Set<string | undefined>, from: number): string {
  let number = from
  while (taken.has(String(number))) number += 1
  return String(number)
}

const isEmpty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
