import { z } from 'zod'
import type { Storage } from './storage.ts'
import type { Task } from './tasks.ts'

/** Files go when the transaction that no longer needs them has been committed, and are tried again when the storage is away. */
export const REMOVE_FILES = {
  name: 'remove-files',
  payload: z.object({ keys: z.array(z.string()), folders: z.array(z.string()) }),
}
type RemoveFiles = z.infer<typeof REMOVE_FILES.payload>

export const removeFilesTask = (storage: Storage): Task<RemoveFiles> => ({
  ...REMOVE_FILES,
  async run({ keys, folders }) {
    for (const key of keys) await storage.remove(key)
    for (const folder of folders) await storage.removeAll(folder)
  },
})
