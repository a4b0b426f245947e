import { isRecord, own, type Raw } from '@jobapply/core/shared/records'

/**
 * Where a value is in a JSON row: 'location.city', with further spellings after '|'. A list on the way is followed into each of its
 * entries, or into one by its number ('items.0.name'). The first spelling that leads to anything wins.
 */
export type Path = string

/** No field of a job has more values. */
const MAX_VALUES = 100

const parsed = new Map<Path, readonly (readonly string[])[]>()

function spellingsOf(path: Path): readonly (readonly string[])[] {
  const known = parsed.get(path)
  if (known) return known
  const spellings = path.split('|').map((one) => one.split('.').filter(Boolean))
  parsed.set(path, spellings)
  return spellings
}

/** Everything at the path, without null, empty texts and empty lists. */
export function valuesAt(value: unknown, path: Path): unknown[] {
  for (const steps of spellingsOf(path)) {
    const found = follow(value, steps)
    if (found.length > 0) return found
  }
  return []
}

function follow(value: unknown, steps: readonly string[]): unknown[] {
  // Most rows have no lists on the way: nothing is copied for them.
  let at = value
  for (const [place, step] of steps.entries()) {
    if (Array.isArray(at)) return followLists(at, steps.slice(place))
    at = isRecord(at) ? own(at, step) : undefined
    if (at === undefined || at === null) return []
  }
  return Array.isArray(at) ? at.slice(0, MAX_VALUES).filter(hasContent) : hasContent(at) ? [at] : []
}

function followLists(value: unknown, steps: readonly string[]): unknown[] {
  let all: unknown[] = [value]
  for (const step of steps) all = all.flatMap((one) => stepInto(one, step)).slice(0, MAX_VALUES)
  return all.flatMap((one) => (Array.isArray(one) ? one.slice(0, MAX_VALUES) : [one])).filter(hasContent)
}

function stepInto(value: unknown, step: string): unknown[] {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(step)) return [value[Number(step)]]
    return value.slice(0, MAX_VALUES).flatMap((one) => stepInto(one, step))
  }
  return isRecord(value) ? [own(value, step)] : []
}

const hasContent = (value: unknown) => value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** Names under which sources keep the text of a labelled value. */
const LABELS = ['name', 'label', 'title', 'displayName', 'display_name', 'descriptor', 'shortName', 'text', 'value', 'en', '_']

/** A text, a number as text, or the label of an object. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (!isRecord(value)) return undefined
  for (const label of LABELS) {
    const inside = own(value, label)
    if (typeof inside === 'string' && inside.trim()) return inside.trim()
  }
  return undefined
}

export const textsAt = (value: unknown, path: Path) => valuesAt(value, path).flatMap((one) => toText(one) ?? [])
export const textAt = (value: unknown, path: Path | undefined) => (path === undefined ? undefined : textsAt(value, path)[0])

export function numberAt(value: unknown, path: Path | undefined): number | undefined {
  const text = textAt(value, path)?.replaceAll(',', '')
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** The list at the path itself, also when it is empty; undefined: there is none. */
export function listAt(value: unknown, path: Path): unknown[] | undefined {
  for (const steps of spellingsOf(path)) {
    let at: unknown = value
    for (const step of steps) {
      const holder: unknown = Array.isArray(at) && !/^\d+$/.test(step) ? at[0] : at
      at = Array.isArray(holder) ? holder[Number(step)] : isRecord(holder) ? own(holder, step) : undefined
    }
    if (Array.isArray(at)) return at
  }
  return undefined
}

export const recordAt = (value: unknown, path: Path): Raw | undefined =>
  path === '' ? (isRecord(value) ? value : undefined) : valuesAt(value, path).find(isRecord)
