import { z } from 'zod'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue
/** Which field was changed and why, without any value: list places are '*', keys that are data are '?'. */
export type Cut = { field: string; code: string }

/** Each round parses the whole value again; real data needs one to seven. */
const MAX_ROUNDS = 40
const REMOVED = Symbol('removed')

/**
 * Makes a stored value fit a schema, changing as little as it can: what is too long is cut, what is no longer valid is emptied, and an
 * entry that stays invalid leaves its list. A read must not fail because of one field. Undefined when the value cannot be made to fit.
 */
export function trimToSchema<T>(schema: z.ZodType<T>, stored: unknown): { value: T; cuts: Cut[] } | undefined {
  const root = { value: copy(stored) }
  const tries = new Map<string, number>()
  const cuts = new Map<string, Cut>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = schema.safeParse(root.value)
    if (parsed.success) return { value: parsed.data, cuts: [...cuts.values()] }
    const names = namesOf(schema)
    for (const issue of parsed.error.issues) {
      if (!repair(root, issue, issue.path, tries)) return undefined
      const field = issue.path
        .map((key) => (typeof key === 'number' ? '*' : names.has(String(key)) ? String(key) : '?'))
        .join('.')
      cuts.set(`${field} ${issue.code}`, { field, code: issue.code })
    }
    dropRemoved(root.value, [], tries)
  }
  return undefined
}

type Root = { value: unknown }

/** Tries the next repair of the value at this path, and then of what holds it; false when nothing is left. */
function repair(root: Root, issue: Issue, path: Path, tries: Map<string, number>): boolean {
  const holder = path.slice(0, -1).reduce(inside, root.value)
  const last = path.at(-1)
  if (last === undefined) return false
  // Another repair of this round has already replaced the parent.
  if (!isHolder(holder)) return true
  const key = path.map(String).join('\n')
  const tried = tries.get(key) ?? 0
  const now = inside(holder, last)
  const repairs = repairsFor(now, Array.isArray(holder), path.length === issue.path.length ? issue : undefined)
  if (now === REMOVED) return true
  if (tried >= repairs.length) return repair(root, issue, path.slice(0, -1), tries)
  tries.set(key, tried + 1)
  Reflect.set(holder, last, repairs[tried])
  return true
}

function repairsFor(value: unknown, isInList: boolean, issue: Issue | undefined): unknown[] {
  const limited = issue ? limit(value, issue) : undefined
  return [...(limited === undefined ? [] : [limited]), ...(isInList ? [REMOVED] : [null, [], '', {}, false, 0])]
}

/** The value within the limit that it is beyond. */
function limit(value: unknown, issue: Issue): unknown {
  if (issue.code === 'too_small' && typeof value === 'number') return Number(issue.minimum)
  if (issue.code !== 'too_big') return undefined
  const maximum = Number(issue.maximum)
  if (Array.isArray(value)) return value.slice(0, maximum)
  // Half a surrogate pair cannot be stored.
  if (typeof value === 'string') return value.slice(0, maximum).replace(/\p{Surrogate}$/u, '')
  return typeof value === 'number' ? maximum : undefined
}

/** Entries of a list move up, so what was tried for them is forgotten. */
function dropRemoved(value: unknown, path: Path, tries: Map<string, number>) {
  if (Array.isArray(value) && value.includes(REMOVED)) {
    const kept = value.filter((one) => one !== REMOVED)
    value.splice(0, value.length, ...kept)
    const start = `${path.map(String).join('\n')}\n`
    for (const key of tries.keys()) if (path.length === 0 || key.startsWith(start)) tries.delete(key)
  }
  if (isHolder(value)) for (const [key, one] of Object.entries(value)) dropRemoved(one, [...path, key], tries)
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
const inside = (value: unknown, key: PropertyKey): unknown => (isHolder(value) ? Reflect.get(value, key) : undefined)

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isHolder(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]))
}

/** The names of all fields of a schema: other keys of a value are data. */
function namesOf(schema: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (seen.has(schema) || !(schema instanceof z.ZodType)) return names
  seen.add(schema)
  if (schema instanceof z.ZodObject) for (const name of Object.keys(schema.shape)) names.add(name)
  const parts = schema instanceof z.ZodObject ? Object.values(schema.shape) : Object.values(schema._zod.def).flat()
  for (const part of parts) namesOf(part, names, seen)
  return names
}
