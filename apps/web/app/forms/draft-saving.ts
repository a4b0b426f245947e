import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { showToast } from '#platform/toasts.ts'
import { problemsOfNew } from './draft-lists.ts'
import {
  afterSave,
  changedIn,
  type DraftState,
  isReady,
  sectionOf,
  touchedLists,
  withNewEntryAdded,
  withoutNewEntries,
} from './draft-state.ts'
import type { Form, Save, Versioned } from './form.ts'
import { type Problems, refusedInput } from './problems.ts'
import type { Ask } from './questions.ts'
import type { Store } from './store.ts'
import { restoreAction } from './undo.ts'

type Parts<B extends Versioned, V extends object, S extends string> = {
  form: Form<B, V, S>
  store: Store<DraftState<B, V>>
  ask: Ask
  dirtySections: () => S[]
  reset: (base: B) => void
  restorerOf: (before: DraftState<B, V>) => () => void
}

/** Saving and reloading: nothing that was typed is lost without a question. Each answers whether it was done. */
export function createSaving<B extends Versioned, V extends object, S extends string>(parts: Parts<B, V, S>) {
  const { form, store, ask, dirtySections, reset, restorerOf } = parts
  const { read, set } = store
  const unfinished = (sections: readonly S[]) =>
    sections.flatMap((section) => touchedLists(form.lists, read().newEntries, section))

  /** Adds the new entries that are complete, and words typed without Enter. */
  function absorb(sections: readonly S[]) {
    for (const list of unfinished(sections)) if (isReady(form, read(), list)) set(withNewEntryAdded(read(), list))
    if (form.absorb) set(form.absorb(read().values, read().typed, sections))
  }

  /** The person decides about entries that cannot be added yet. */
  async function settleEntries(sections: readonly S[]): Promise<boolean> {
    absorb(sections)
    const lists = unfinished(sections)
    if (lists.length === 0) return true
    if ((await ask('unfinished', [...new Set(lists.map((list) => form.listTitle(list)))])) === 'drop') {
      set(withoutNewEntries(read(), lists))
      return true
    }
    showProblems(Object.assign({}, ...lists.map((list) => problemsOfNew(form, read(), list))))
    return false
  }

  function showProblems(problems: Problems) {
    const sections = Object.keys(problems).flatMap((path) => sectionOf(form, path) ?? [])
    form.reveal?.([...new Set(sections)])
    set({ problems, focusRequests: read().focusRequests + 1 })
  }

  /** Can these sections be sent as they are? Otherwise the fields show why not. */
  async function prepare(sections: readonly S[]): Promise<boolean> {
    if (!(await settleEntries(sections))) return false
    const { base, values } = read()
    const problems: Problems = Object.assign({}, ...sections.map((section) => form.check(base, values, section)))
    const [first] = Object.values(problems)
    if (!first) return true
    showProblems(problems)
    showToast({ title: BAD_INPUT.title, description: first, kind: 'bad' })
    return false
  }

  async function send(sections: readonly S[], scope: Save<B, V, S>['scope'], overwrite: boolean): Promise<boolean> {
    const { base, values } = read()
    const save = { base, values, sections, changed: changedIn(form, read(), sections), scope, overwrite }
    set({ isSaving: true })
    const isSaved = await mutate(
      async (client) => {
        const { stored, notices = [] } = await form.send(save, client)
        set(afterSave(form, read(), stored, save))
        form.onSaved(stored, save, notices)
        return true
      },
      { failed: (error) => explain(error, save) },
    )
    set({ isSaving: false })
    return isSaved
  }

  async function explain(error: unknown, save: Save<B, V, S>): Promise<boolean> {
    if (error instanceof ORPCError && error.code === form.conflict) {
      set({ isSaving: false })
      const answer = await ask('changed')
      if (answer === 'overwrite') return send(save.sections, save.scope, true)
      if (answer === 'reload') await reload()
      return false
    }
    const refused = refusedInput(error)
    if (refused) showProblems(refused)
    form.onNotSaved(error, save)
    return false
  }

  async function save(scope: Save<B, V, S>['scope'], all: readonly S[]): Promise<boolean> {
    if (read().isSaving) return false
    const sections = scope === 'all' ? all : dirtySections()
    if (!(await prepare(sections))) return false
    // Dropping the unfinished entry may leave nothing to send.
    if (scope === 'changes' && changedIn(form, read(), sections).length === 0) return true
    return send(sections, scope, false)
  }

  /** Shows what the server has now; the toast offers to restore the edits. */
  async function reload(): Promise<boolean> {
    const before = read()
    const hadEdits = dirtySections().length > 0
    try {
      const stored = await form.load(before.base)
      reset(stored)
      form.onLoaded(stored)
      showToast({ ...form.reloaded, kind: 'good', ...(hadEdits && { action: restoreAction(restorerOf(before)) }) })
      return true
    } catch (error) {
      form.onNotLoaded(error)
      return false
    }
  }

  return { prepare, save, reload }
}
