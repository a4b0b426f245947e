import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { machineNow } from '#platform/clock'
import type { Installation } from '#platform/db/installation'
import type { Settings } from '#platform/env'
import type { Feature } from '#platform/feature/feature'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'
import { chooseStorage, openSealedFiles } from '#platform/storage/storage'
import { type Source, writeBackup } from './write.ts'

const NAME = /^jobapply-\d{8}-\d{6}\.tar\.gz$/
const MONTH_SECONDS = 30 * 86_400

export const sourceOf = async (
  settings: Settings,
  { ownerUrl, secret, dataDir }: Pick<Installation, 'ownerUrl' | 'secret' | 'dataDir'>,
  features: readonly Feature[],
): Promise<Source> => ({
  ...{ ownerUrl, secret, keepsSecret: !settings.JOBAPPLY_SECRET },
  sealedFiles: await openSealedFiles(chooseStorage(settings, dataDir)),
  fileRowsOf: (db) => features.flatMap(({ files }) => files?.(db) ?? []),
})

/** Writes a backup into the folder and removes all but the newest. */
export async function keepBackup(folder: string, keep: number, source: Source, at: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = at.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const { tables, files } = await writeBackup(join(folder, `jobapply-${stamp}.tar.gz`), source, at)
  const old = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep)
  for (const name of old) await rm(join(folder, name), { force: true })
  log.info('backup written', { tables: tables.length, files: files.length, removed: old.length })
}

/** A backup every night, where the operator has named a folder. Its last run is shown at /admin/health for a month. */
export function backupTasks(settings: Settings, installation: Installation, features: readonly Feature[]) {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = settings
  if (!folder) return []
  const task = defineTask({
    name: 'backup',
    payload: z.object({}),
    every: '41 2 * * *',
    queue: { expireInSeconds: 3600, deleteAfterSeconds: MONTH_SECONDS },
    run: async () => keepBackup(folder, keep, await sourceOf(settings, installation, features), new Date(machineNow())),
  })
  return [task]
}
