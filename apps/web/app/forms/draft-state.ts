import { addEntry } from '@jobapply/core/profiles/adding'
import { changedFields, isSame } from '@jobapply/core/shared/same'
import type { Form, ListRule, ListRules, Save, Versioned } from './form.ts'
import { type Problems, withoutPaths } from './problems.ts'
import type { Question } from './questions.ts'

export type DraftState<B, V> = {
  /** The stored record that the edits started from. */
  base: B
  values: V
  /** Entries in the forms that add one, by list. */
  newEntries: Readonly<Record<string, object | undefined>>
  /** Words that are typed and not added yet, by path. */
  typed: Readonly<Record<string, string>>
  problems: Problems
  isSaving: boolean
  /** Goes up when the first field with a problem should get the focus. */
  focusRequests: number
  question: Question | undefined
}

export const openState = <B extends Versioned, V extends object, S extends string>(
  form: Form<B, V, S>,
  base: B,
): DraftState<B, V> => ({
  base,
  values: form.valuesOf(base),
  newEntries: {},
  typed: {},
  problems: {},
  isSaving: false,
  focusRequests: 0,
  question: undefined,
})

/** A list of entries that was never filled may be null. */
export function entriesOf<E extends { id: string }>(values: object, list: string): E[] {
  const entries: unknown = Reflect.get(values, list)
  return Array.isArray(entries) ? entries : []
}
export const withEntries = <V extends object>(values: V, list: string, entries: readonly object[]): V => ({
  ...values,
  [list]: entries,
})

export function ruleOf(lists: ListRules, list: string): ListRule {
  const rule = lists[list]
  if (!rule) throw new Error(`There is no list ${list} in this form`)
  return rule
}

export const sectionsOf = <S extends string>(form: { sections: Readonly<Record<S, unknown>> }) =>
  Object.keys(form.sections) as S[]

/** The section that has this field. */
export const sectionOf = <V extends object, S extends string>(
  form: { sections: Readonly<Record<S, readonly (keyof V & string)[]>> },
  path: string,
) => sectionsOf(form).find((section) => form.sections[section].some((field) => field === path.split('.')[0]))

/** Something was typed into the form of a new entry. */
const isTouched = (rule: ListRule, entry: object | undefined) => entry !== undefined && !isSame(entry, rule.blank)

export const touchedLists = (lists: ListRules, newEntries: DraftState<unknown, unknown>['newEntries'], section?: string) =>
  Object.entries(lists).flatMap(([list, rule]) =>
    (section === undefined || rule.section === section) && isTouched(rule, newEntries[list]) ? list : [],
  )

export const changedIn = <B extends Versioned, V extends object, S extends string>(
  form: Form<B, V, S>,
  { base, values }: Pick<DraftState<B, V>, 'base' | 'values'>,
  sections: readonly S[] = sectionsOf(form),
) =>
  changedFields(
    form.valuesOf(base),
    values,
    sections.flatMap((section) => form.sections[section]),
  )

/** A half-typed entry counts, and a word before Enter: neither may be lost silently. */
export const isSectionDirty = <B extends Versioned, V extends object, S extends string>(
  form: Form<B, V, S>,
  state: DraftState<B, V>,
  section: S,
) =>
  changedIn(form, state, [section]).length > 0 ||
  touchedLists(form.lists, state.newEntries, section).length > 0 ||
  Object.entries(state.typed).some(([path, text]) => text.trim() !== '' && sectionOf(form, path) === section)

type Checked<B, V> = { lists: ListRules; check(base: B, values: V, section: string): Problems }

/** The problems of a new entry by its keys, as if it stood at the end of its list. */
export function checkNewEntry<B, V extends object>(
  form: Checked<B, V>,
  { base, values }: { base: B; values: V },
  list: string,
  entry: object,
): Problems {
  const { section, needs } = ruleOf(form.lists, list)
  const entries = [...entriesOf(values, list), { ...entry, id: 'new' }]
  const prefix = `${list}.${entries.length - 1}.`
  const refused = Object.entries(form.check(base, withEntries(values, list, entries), section)).flatMap(([path, message]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), message] as const] : [],
  )
  const missing = Object.entries(needs).flatMap(([key, label]) =>
    isMissing(entry, key) ? [[key, `${label} is required`] as const] : [],
  )
  return Object.fromEntries([...refused, ...missing])
}

/** "I currently work here" replaces the end date. */
function isMissing(entry: object, key: string) {
  const isEmpty = String(Reflect.get(entry, key) ?? '').trim() === ''
  return isEmpty && !(key === 'endDate' && 'current' in entry && entry.current)
}

export function isReady<B, V extends object>(form: Checked<B, V>, state: DraftState<B, V>, list: string) {
  const entry = state.newEntries[list]
  return (
    entry !== undefined &&
    ruleOf(form.lists, list).canAdd(entry) &&
    Object.keys(checkNewEntry(form, state, list, entry)).length === 0
  )
}

type WithNewEntries<V> = Pick<DraftState<unknown, V>, 'values' | 'newEntries'>

/** The new entry, added to its list. */
export const withNewEntryAdded = <V extends object>(
  { values, newEntries }: WithNewEntries<V>,
  list: string,
): WithNewEntries<V> => ({
  values: withEntries(values, list, addEntry(entriesOf(values, list), { ...newEntries[list], id: crypto.randomUUID() })),
  newEntries: { ...newEntries, [list]: undefined },
})

/** The forms that add an entry to these lists, empty again. */
export function withoutNewEntries(
  { newEntries, typed, problems }: Pick<DraftState<unknown, unknown>, 'newEntries' | 'typed' | 'problems'>,
  lists: readonly string[],
) {
  const places = lists.map((list) => `${list}.new`)
  return {
    newEntries: { ...newEntries, ...Object.fromEntries(lists.map((list) => [list, undefined])) },
    typed: withoutPaths(typed, places),
    problems: withoutPaths(problems, places),
  }
}

/** After a save: what the server has stored, and what was typed meanwhile. */
export function afterSave<B extends Versioned, V extends object, S extends string>(
  form: Form<B, V, S>,
  state: DraftState<B, V>,
  stored: B,
  { values: sent, sections }: Pick<Save<B, V, S>, 'values' | 'sections'>,
): Pick<DraftState<B, V>, 'base' | 'values' | 'problems'> {
  const unsaved = changedIn(form, state)
  const saved = new Set(sections.flatMap((section) => form.sections[section]))
  const kept = sectionsOf(form)
    .flatMap((section) => form.sections[section])
    .filter((field) => (saved.has(field) ? state.values[field] !== sent[field] : unsaved.includes(field)))
  return { base: stored, values: { ...form.valuesOf(stored), ...pick(state.values, kept) }, problems: {} }
}

/** The changed fields with what they were changed to. */
export const editsOf = <B extends Versioned, V extends object, S extends string>(form: Form<B, V, S>, state: DraftState<B, V>) =>
  pick(state.values, changedIn(form, state))

export const pick = <T extends object, K extends keyof T>(record: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>
