import type { openDraft } from '#forms/draft.ts'
import { changedIn, touchedLists } from '#forms/draft-state.ts'
import type { Versioned } from '#forms/form.ts'
import type { Problems } from '#forms/problems.ts'
import { createStore, type Store } from '#forms/store.ts'

/** Why the last save failed. No toast says it: a document is saved again and again while the person writes. */
export type SaveFailure = Store<{ failure: string | undefined }>
export const noFailure = (): SaveFailure => createStore<{ failure: string | undefined }>({ failure: undefined })

type Draft<B extends Versioned, V extends object, S extends string, N extends object> = ReturnType<typeof openDraft<B, V, S, N>>

/** A draft that is saved by itself while the person writes. */
export function savedByItself<B extends Versioned, V extends object, S extends string, N extends object>(
  draft: Draft<B, V, S, N>,
  status: SaveFailure,
  check: (values: V) => Problems,
) {
  const { read } = draft
  const problems = () => check(read().values)
  /** Nothing would be asked: no entry is half typed, no field has a problem. */
  const canSaveQuietly = () => {
    const { newEntries, typed, isSaving, question } = read()
    const isBusy = isSaving || question !== undefined
    const isTyping = touchedLists(draft.form.lists, newEntries).length > 0 || Object.values(typed).some(Boolean)
    return !isBusy && !isTyping && changedIn(draft.form, read()).length > 0 && Object.keys(problems()).length === 0
  }
  return {
    ...draft,
    status,
    problems,
    canSaveQuietly,
    /** Saves everything that is typed, also while a save of something older is under way; answers whether it is saved. */
    async flush(): Promise<boolean> {
      await untilSaved(draft.store)
      return !draft.isDirty() || draft.save('changes')
    },
    /** May the person go elsewhere? What can be saved is saved without a question. */
    async mayLeave(): Promise<boolean> {
      if (canSaveQuietly() && (await draft.save('changes'))) return true
      return draft.mayLeave()
    },
  }
}

const untilSaved = (store: Store<{ isSaving: boolean }>) =>
  new Promise<void>((done) => {
    if (!store.read().isSaving) return done()
    const stop = store.watch(() => {
      if (store.read().isSaving) return
      stop()
      done()
    })
  })
