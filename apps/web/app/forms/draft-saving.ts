import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/client'
import { showToast } from '#platform/toasts.ts'
import { problemsOfNew } from './draft-lists.ts'
import { afterSave, changedIn, type DraftState, entriesOf, groupOf, isReady, touchedLists, withEntries } from './draft-state.ts'
import type { Form, Save, Versioned } from './form.ts'
import { type Problems, refusedInput } from './problems.ts'
import type { Ask } from './questions.ts'
import type { Store } from './store.ts'
import { restoreAction } from './undo.ts'

type Parts<B extends Versioned, V extends object, G extends string> = {
  form: Form<B, V, G>
  store: Store<DraftState<B, V>>
  ask: Ask
  dirtyGroups: () => G[]
  reset: (base: B) => void
  restorerOf: (before: DraftState<B, V>) => () => void
}

/** Saving and reloading: nothing that was typed is lost without a question. Each answers whether it was done. */
export function createSaving<B extends Versioned, V extends object, G extends string>(parts: Parts<B, V, G>) {
  const { form, store, ask, dirtyGroups, reset, restorerOf } = parts
  const { read, set } = store
  const unfinished = (groups: readonly G[]) => groups.flatMap((group) => touchedLists(form.lists, read().newEntries, group))

  /** Adds the new entries that are complete, and words typed without Enter. */
  function absorb(groups: readonly G[]) {
    for (const list of unfinished(groups)) {
      const { values, newEntries } = read()
      if (!isReady(form, read(), list)) continue
      const entries = [...entriesOf(values, list), { ...newEntries[list], id: crypto.randomUUID() }]
      set({ values: withEntries(values, list, entries), newEntries: { ...newEntries, [list]: undefined } })
    }
    if (form.absorb) set(form.absorb(read().values, read().typed, groups))
  }

  /** The person decides about entries that cannot be added yet. */
  async function settleEntries(groups: readonly G[]): Promise<boolean> {
    absorb(groups)
    const lists = unfinished(groups)
    if (lists.length === 0) return true
    if ((await ask('unfinished', [...new Set(lists.map((list) => form.listTitle(list)))])) === 'drop') {
      set({ newEntries: { ...read().newEntries, ...Object.fromEntries(lists.map((list) => [list, undefined])) } })
      return true
    }
    showProblems(Object.assign({}, ...lists.map((list) => problemsOfNew(form, read(), list))))
    return false
  }

  function showProblems(problems: Problems) {
    const groups = Object.keys(problems).flatMap((path) => groupOf(form, path) ?? [])
    form.reveal?.([...new Set(groups)])
    set({ problems, focusRequests: read().focusRequests + 1 })
  }

  /** Can these groups be sent as they are? Otherwise the fields show why not. */
  async function prepare(groups: readonly G[]): Promise<boolean> {
    if (!(await settleEntries(groups))) return false
    const { base, values } = read()
    const problems: Problems = Object.assign({}, ...groups.map((group) => form.check(base, values, group)))
    const [first] = Object.values(problems)
    if (!first) return true
    showProblems(problems)
    showToast({ title: BAD_INPUT.title, description: first, kind: 'bad' })
    return false
  }

  async function send(groups: readonly G[], scope: Save<B, V, G>['scope'], overwrite: boolean): Promise<boolean> {
    const { base, values } = read()
    const save = { base, values, groups, changed: changedIn(form, read(), groups), scope, overwrite }
    set({ isSaving: true })
    try {
      const { stored, notices = [] } = await form.send(save)
      set(afterSave(form, read(), stored, save))
      form.onSaved(stored, save)
      for (const title of notices) showToast({ title, description: '', kind: 'good' })
      return true
    } catch (error) {
      return await explain(error, save)
    } finally {
      set({ isSaving: false })
    }
  }

  async function explain(error: unknown, save: Save<B, V, G>): Promise<boolean> {
    if (error instanceof ORPCError && error.code === form.conflict) {
      set({ isSaving: false })
      const answer = await ask('changed')
      if (answer === 'overwrite') return send(save.groups, save.scope, true)
      if (answer === 'reload') await reload()
      return false
    }
    const refused = refusedInput(error)
    if (refused) showProblems(refused)
    form.onNotSaved(error, save)
    return false
  }

  async function save(scope: Save<B, V, G>['scope'], all: readonly G[]): Promise<boolean> {
    if (read().isSaving) return false
    const groups = scope === 'all' ? all : dirtyGroups()
    if (!(await prepare(groups))) return false
    // Dropping the unfinished entry may leave nothing to send.
    if (scope === 'changes' && changedIn(form, read(), groups).length === 0) return true
    return send(groups, scope, false)
  }

  /** Shows what the server has now; the toast offers to restore the edits. */
  async function reload(): Promise<boolean> {
    const before = read()
    const hadEdits = dirtyGroups().length > 0
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
