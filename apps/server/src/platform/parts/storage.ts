import { z } from 'zod'
import { defineFeature } from '#platform/feature'
import { defineTask } from '#platform/tasks'

/** Removes files after the transaction that no longer needs them is committed; it is retried while the storage is away. */
export const removeFilesTask = defineTask({
  name: 'remove-files',
  fromPeople: true,
  payload: z.object({ keys: z.array(z.string()), folders: z.array(z.string()) }),
  async run({ keys, folders }, { storage }) {
    for (const key of keys) await storage.remove(key)
    for (const folder of folders) await storage.removeAll(folder)
  },
})

export const storage = defineFeature({ name: 'storage', tasks: [removeFilesTask] })
