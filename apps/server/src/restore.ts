import { existsSync } from 'node:fs'
import { openPlatform } from './app.ts'
import { checkBackup, restoreBackup } from './platform/backup/restore.ts'
import { putSecretBack } from './platform/backup/secret.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { StartError } from './platform/start-error.ts'
import { chooseStorage, openSealedFiles } from './platform/storage/storage.ts'

const USAGE = 'Put a backup into an empty place:\n  npm run restore -- FILE'

await runProgram(async (onStop) => {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new StartError(USAGE)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const checked = await checkBackup(file)
  const settings = readSettings(process.env)
  await putSecretBack(settings, checked)
  const installation = await openInstallation(settings, 'server', onStop)
  const { ownerUrl, login, dataDir } = installation
  const { manifest } = checked
  const sealedFiles = await openSealedFiles(chooseStorage(settings, dataDir))
  await restoreBackup(file, manifest, { ownerUrl, login, sealedFiles })
  // Whoever migrates by hand otherwise does not have to here: the tables were made a moment ago, perhaps as an older version had them.
  const { close } = await openPlatform({ ...settings, MIGRATIONS: 'start' }, installation, false)
  onStop(close)
  const people = manifest.tables.find(({ name }) => name === 'users')?.rows ?? 0
  console.log(`Restored ${people} people and ${manifest.files.length} files as of ${manifest.madeAt}.
Before you start the server for others, delete again whom it brought back: npm run deletion-ledger -- apply FILE`)
  return 0
})
