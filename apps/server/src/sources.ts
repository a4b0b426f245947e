import { describeCheck, describeTerms } from './features/jobs/check-sources.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { StartError } from './platform/start-error.ts'

const USAGE = `Ask one board of each source and say field by field what was read:
  npm run sources -- check [NAME or NAME:BOARD ...]
Every source with the terms of its use:
  npm run sources -- list`

await runProgram(async () => {
  const [command, ...names] = process.argv.slice(2)
  const settings = readSettings(process.env)
  if (command === 'list') for (const line of describeTerms(settings)) console.log(line)
  else if (command === 'check') for await (const line of describeCheck(names, settings)) console.log(line)
  else throw new StartError(USAGE)
  return 0
})
