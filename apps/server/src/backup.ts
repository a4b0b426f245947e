import { existsSync } from 'node:fs'
import { FEATURES } from './features.ts'
import { sourceOf } from './platform/backup/nightly.ts'
import { writeBackup } from './platform/backup/write.ts'
import { now } from './platform/clock.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { explainFileError, StartError } from './platform/start-error.ts'

const USAGE = 'Write everything of this installation into one file, also while the server runs:\n  npm run backup -- FILE'

await runProgram(async (onStop) => {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new StartError(USAGE)
  if (existsSync(file)) throw new StartError(`${file} is there already. Name a new file.`)
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'worker', onStop)
  const source = await sourceOf(settings, installation, FEATURES)
  const { tables, files, lostFiles } = await writeBackup(file, source, now()).catch((error) => {
    throw explainFileError(error, file)
  })
  const people = tables.find(({ name }) => name === 'users')?.rows ?? 0
  console.log(`Wrote ${people} people and ${files.length} files to ${file}.`)
  if (source.keepsSecret) console.log("It holds the installation's secret: keep it where nobody else can read it.")
  if (lostFiles > 0) console.log(`${lostFiles} files were missing in the storage already.`)
  return 0
})
