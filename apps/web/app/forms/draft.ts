import { showToast } from '#platform/toasts.ts'
import { createLists } from './draft-lists.ts'
import { createSaving } from './draft-saving.ts'
import {
  afterSave,
  changedIn,
  editsOf,
  isSectionDirty,
  openState,
  sectionOf,
  sectionsOf,
  touchedLists,
  withoutNewEntries,
} from './draft-state.ts'
import type { Bound } from './fields/bound.ts'
import type { Form, Versioned } from './form.ts'
import { isAt, problemAt, withoutPaths } from './problems.ts'
import { createQuestions } from './questions.ts'
import { createStore } from './store.ts'
import { restoreAction } from './undo.ts'

/** The edits of one stored record until they are saved. N maps a list to the type of its new entry. */
export function openDraft<B extends Versioned, V extends object, S extends string, N extends object>(
  form: Form<B, V, S>,
  base: B,
) {
  const store = createStore(openState(form, base))
  const { read, set } = store
  const sections = sectionsOf(form)
  const ask = createQuestions((question) => set({ question }))

  const dirtySections = () => sections.filter((section) => isSectionDirty(form, read(), section))
  const isDirty = () => dirtySections().length > 0
  const reset = (stored: B) => set({ ...openState(form, stored), focusRequests: read().focusRequests })
  const discard = () => reset(read().base)
  const restorerOf = (before: ReturnType<typeof read>) => () =>
    set({ values: { ...read().values, ...editsOf(form, before) }, newEntries: before.newEntries, typed: before.typed })
  const saving = createSaving({ form, store, ask, dirtySections, reset, restorerOf })

  const change = (patch: Partial<V>) =>
    set({ values: { ...read().values, ...patch }, problems: withoutPaths(read().problems, Object.keys(patch)) })
  const type = (path: string, text: string) => set({ typed: { ...read().typed, [path]: text } })

  /** Checks one field, unless it is empty: a save tells what is missing. */
  function checkAt(path: string, isEmpty: boolean) {
    const section = sectionOf(form, path)
    if (!section || isEmpty) return
    const { base, values, problems } = read()
    const found = Object.entries(form.check(base, values, section)).filter(([one]) => isAt(one, path))
    set({ problems: { ...withoutPaths(problems, [path]), ...Object.fromEntries(found) } })
  }

  return {
    store,
    read,
    form,
    isDirty,
    change,
    type,
    discard,
    ...createLists<B, V, S, N>({ form, store, type, checkAt }),
    prepare: saving.prepare,
    save: (scope: 'changes' | 'all') => saving.save(scope, sections),
    reload: saving.reload,

    /** The fields of the record itself; `id` is the prefix of their ids. */
    fields: (id: string): Bound<V> => ({
      id,
      value: read().values,
      problem: (key) => problemAt(read().problems, key),
      change,
      leave: (key) => checkAt(key, !read().values[key]),
      typing: type,
    }),

    /** Unsaved edits in a form that can be kept while the person signs in again. */
    unsent: () => (isDirty() ? { edits: editsOf(form, read()), newEntries: read().newEntries, typed: read().typed } : undefined),
    restoreUnsent: ({ edits, ...rest }: { edits: Partial<V> } & Pick<ReturnType<typeof read>, 'newEntries' | 'typed'>) =>
      set({ values: { ...read().values, ...edits }, ...rest }),

    /** Discarding takes one click, next to the button that saves, so the toast offers to restore. */
    discardWithUndo(description: string) {
      const restore = restorerOf(read())
      discard()
      showToast({ title: 'Changes discarded', description, kind: 'good', action: restoreAction(restore) })
    },

    /** Empties a section to these values, with everything that is half typed in it. */
    clear(section: S, empty: Partial<V>) {
      const { values, newEntries, typed } = read()
      set({
        ...withoutNewEntries(read(), touchedLists(form.lists, newEntries, section)),
        values: { ...values, ...empty },
        typed: Object.fromEntries(Object.entries(typed).filter(([path]) => sectionOf(form, path) !== section)),
        problems: {},
      })
    },
    clearProblems: () => set({ problems: {} }),

    /** Takes over what another window has saved, unless it would cost an edit: then saving asks. */
    adopt(stored: B) {
      const { base } = read()
      if (stored === base || stored.version < base.version) return
      if (!isDirty()) reset(stored)
      else if (stored.version > base.version && changedIn(form, { base, values: form.valuesOf(stored) }).length === 0)
        set({ base: stored })
    },
    /** More of the same version was loaded: edits stay, the other fields show it. */
    complete(stored: B) {
      set({ base: stored, values: { ...form.valuesOf(stored), ...editsOf(form, read()) } })
    },
    /** All values were stored as this other record, which the draft continues with. */
    moveTo: (stored: B, sent: V) => set(afterSave(form, read(), stored, { values: sent, sections })),
    setSaving: (isSaving: boolean) => set({ isSaving }),

    /** May the person go elsewhere? Asks when something is unsaved. */
    async mayLeave(): Promise<boolean> {
      if (!isDirty()) return true
      const answer = await ask('unsaved')
      if (answer === 'save') return saving.save('changes', sections)
      if (answer === 'discard') discard()
      return answer === 'discard'
    },
  }
}
