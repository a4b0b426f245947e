import { moveEntry, removeEntry } from '@jobapply/core/profiles/adding'
import {
  checkNewEntry,
  type DraftState,
  entriesOf,
  isReady,
  ruleOf,
  withEntries,
  withNewEntryAdded,
  withoutNewEntries,
} from './draft-state.ts'
import type { Bound } from './fields/bound.ts'
import type { Form, Versioned } from './form.ts'
import { isAt, problemAt, withoutPaths } from './problems.ts'
import type { Store } from './store.ts'
import { tellRemoved } from './undo.ts'

type Parts<B extends Versioned, V extends object, S extends string> = {
  form: Form<B, V, S>
  store: Store<DraftState<B, V>>
  type: (path: string, text: string) => void
  checkAt: (path: string, isEmpty: boolean) => void
}

/** The lists of a draft: entries are edited in place, added by a form, reordered, and removed with undo. N maps a list to the type of its new entry. */
export function createLists<B extends Versioned, V extends object, S extends string, N extends object>(parts: Parts<B, V, S>) {
  const { form, store, type, checkAt } = parts
  const { read, set } = store
  type ListName = keyof N & string

  const setEntries = (list: string, entries: readonly object[]) =>
    set({ values: withEntries(read().values, list, entries), problems: withoutPaths(read().problems, [list]) })
  const requestFocus = () => ({ focusRequests: read().focusRequests + 1 })

  return {
    entry<L extends ListName>(list: L, index: number): Bound<N[L]> {
      const value = entriesOf<N[L] & { id: string }>(read().values, list)[index]
      if (!value) throw new Error(`There is no entry ${index} in ${list}`)
      const path = (key: string) => `${list}.${index}.${key}`
      return {
        id: `${list}-${value.id}`,
        value,
        problem: (key) => problemAt(read().problems, path(key)),
        change: (patch) => {
          const entries = entriesOf(read().values, list).map((one) => (one.id === value.id ? { ...one, ...patch } : one))
          const problems = withoutPaths(read().problems, Object.keys(patch).map(path))
          set({ values: withEntries(read().values, list, entries), problems })
        },
        leave: (key) => checkAt(path(key), isBlank(entriesOf<N[L] & { id: string }>(read().values, list)[index]?.[key])),
        typing: (key, text) => type(path(key), text),
      }
    },

    newEntry<L extends ListName>(list: L): Bound<N[L]> {
      const current = () => (read().newEntries[list] ?? ruleOf(form.lists, list).blank) as N[L]
      const path = (key: string) => `${list}.new.${key}`
      return {
        id: `${list}-new`,
        value: current(),
        problem: (key) => problemAt(read().problems, path(key)),
        change: (patch) =>
          set({
            newEntries: { ...read().newEntries, [list]: { ...current(), ...patch } },
            problems: withoutPaths(read().problems, Object.keys(patch).map(path)),
          }),
        leave: () => {},
        typing: (key, text) => type(path(key), text),
      }
    },

    canAdd: (list: ListName) => isReady(form, read(), list),
    /** Adds the new entry to its list; an incomplete one stays in its form, which shows what is missing. */
    add(list: ListName): boolean {
      const isComplete = isReady(form, read(), list)
      if (isComplete) set(withNewEntryAdded(read(), list))
      else set({ problems: { ...read().problems, ...problemsOfNew(form, read(), list) }, ...requestFocus() })
      return isComplete
    },
    dropNewEntry: (list: ListName) => set(withoutNewEntries(read(), [list])),

    /** Checks an entry before its form closes. */
    isEntryValid(list: ListName, index: number): boolean {
      const place = `${list}.${index}`
      checkAt(place, false)
      const isValid = problemAt(read().problems, place) === undefined
      if (!isValid) set(requestFocus())
      return isValid
    },
    hasProblems: (list: ListName, index: number) => Object.keys(read().problems).some((path) => isAt(path, `${list}.${index}`)),
    remove(list: ListName, id: string) {
      const before = entriesOf(read().values, list)
      const index = before.findIndex((one) => one.id === id)
      const entry = before[index]
      if (!entry) return
      setEntries(list, removeEntry(before, id))
      tellRemoved(ruleOf(form.lists, list).nameOf(entry), () => {
        const rest = removeEntry(entriesOf(read().values, list), id)
        setEntries(list, rest.toSpliced(index, 0, entry))
      })
    },
    move: (list: ListName, from: number, to: number) => setEntries(list, moveEntry(entriesOf(read().values, list), from, to)),
  }
}

/** The problems of a new entry, by the paths of its form. */
export function problemsOfNew<B extends Versioned, V extends object, S extends string>(
  form: Form<B, V, S>,
  state: DraftState<B, V>,
  list: string,
) {
  const entry = state.newEntries[list] ?? ruleOf(form.lists, list).blank
  return Object.fromEntries(
    Object.entries(checkNewEntry(form, state, list, entry)).map(([key, message]) => [`${list}.new.${key}`, message]),
  )
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''
