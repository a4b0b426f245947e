import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseDataDir, prepareDataDir } from '#platform/data-dir'
import type { Settings } from '#platform/env'
import { StartError } from '#platform/start-error'
import type { Checked } from './restore.ts'
import { secretCheck } from './write.ts'

/** People's files, second steps and receipts need the secret of the time of the backup: it is put back, or the operator must have set it. */
export async function putSecretBack(settings: Settings, { manifest, secret }: Checked): Promise<void> {
  const isRight = (one: string) => secretCheck(one) === manifest.secretCheck
  if (settings.JOBAPPLY_SECRET) {
    if (!isRight(settings.JOBAPPLY_SECRET))
      throw new StartError('JOBAPPLY_SECRET is not the secret of the backup. Set the same one.')
    return
  }
  if (!secret) throw new StartError('The backup was made with JOBAPPLY_SECRET. Set the same one.')
  const dataDir = chooseDataDir({ env: { JOBAPPLY_DATA_DIR: settings.JOBAPPLY_DATA_DIR } })
  prepareDataDir(dataDir)
  const file = join(dataDir, 'secret')
  const there = await readFile(file, 'utf8').catch(() => undefined)
  if (there === undefined) await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
  else if (!isRight(there))
    throw new StartError(`${dataDir} belongs to another installation. Name an empty folder with JOBAPPLY_DATA_DIR.`)
}
