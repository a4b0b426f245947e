import { z } from 'zod'
import { machineNow } from '#platform/clock'
import { defineFeature, type Feature } from '#platform/feature/feature'
import { defineTask } from '#platform/feature/tasks'
import { checkFiles } from './check-files.ts'

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

/** Compares the files of these features with their rows every night. */
export const checkFilesTask = (features: readonly Feature[]) =>
  defineTask({
    name: 'check-files',
    payload: z.object({}),
    every: '23 3 * * *',
    async run(_, { database, storage }) {
      for (const { files } of features) if (files) await checkFiles(storage, files(database.system), machineNow())
    },
  })

export const storage = defineFeature({ name: 'storage', tasks: [removeFilesTask] })
