import { emailProblem, namingText, tidyEmail } from '@jobapply/core/admin/roles-rules'
import { openPlatform } from './app.ts'
import { nameAdmin } from './features/admin/roles/name-admin.ts'
import { openInstallation } from './platform/db/installation.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { StartError } from './platform/start-error.ts'

const USAGE = `Make the owner of a verified account an admin:
  npm run admin -- EMAIL`

/** Names an admin where nobody is left who could assign the role. It may run beside the server. */
await runProgram(async (onStop) => {
  const [typed, ...others] = process.argv.slice(2)
  if (!typed || others.length > 0) throw new StartError(USAGE)
  const problem = emailProblem(typed)
  if (problem) throw new StartError(`${problem}\n\n${USAGE}`)
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'worker', onStop)
  const { platform, close } = await openPlatform(settings, installation, false)
  onStop(close)
  const outcome = await nameAdmin(platform.database.system, typed, settings)
  const sentence = namingText(outcome, tidyEmail(typed))
  if (outcome !== 'named' && outcome !== 'already') throw new StartError(sentence)
  console.log(sentence)
  return 0
})
