import { useEffect } from 'react'
import type { SaveFailure } from './quiet-draft.ts'

const PAUSE_MS = 900

type Draft = {
  store: { watch(listener: () => void): () => void }
  read(): { values: object; isSaving: boolean }
  canSaveQuietly(): boolean
  save(scope: 'changes'): Promise<boolean>
  status: SaveFailure
}

/** Saves when the person pauses, and again when the connection is back. */
export function useAutosave(draft: Draft) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let { values } = draft.read()
    const save = () => void (draft.canSaveQuietly() && draft.save('changes'))
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    }
    let wasSaving = false
    const stop = draft.store.watch(() => {
      const state = draft.read()
      // What was typed while a save was under way waits for the next one.
      const hasMore = wasSaving && !state.isSaving && draft.status.read().failure === undefined
      if (state.values !== values || hasMore) schedule()
      values = state.values
      wasSaving = state.isSaving
    })
    addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('online', save)
    }
  }, [draft])
}
