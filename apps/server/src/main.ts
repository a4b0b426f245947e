import { startApp } from './app.ts'
import { fillDemo } from './demo.ts'
import { countAdmins } from './platform/auth/store.ts'
import { openInstallation } from './platform/db/installation.ts'
import { isPublic, readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { reportIsolation } from './platform/sandbox/isolation.ts'

await runProgram(async (onStop) => {
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, 'server', onStop)
  const app = await startApp(settings, installation)
  onStop(() => app.stop())

  const demo = settings.JOBAPPLY_DEMO === '1' ? await fillDemo(app.platform) : []
  const { admins } = await countAdmins(app.platform.database.system)
  const firstAdmin =
    settings.ADMIN_EMAILS.length > 0
      ? 'the addresses in ADMIN_EMAILS, once verified'
      : 'the first account that verifies its address'
  const lines = [
    '',
    `  JobApply AI is ready: ${settings.PUBLIC_URL}`,
    '',
    settings.SMTP_URL || isPublic(settings) ? '' : `  Mails:  ${settings.PUBLIC_URL}/dev/mailbox (no mail server is set)`,
    settings.STRIPE_SECRET_KEY ? '' : '  Plans:  demo mode, no payment is taken (STRIPE_SECRET_KEY is not set)',
    admins === 0 ? `  Admin:  ${firstAdmin}` : '',
    `  Data:   ${installation.embedded ? installation.dataDir : 'the database of DATABASE_URL'}`,
    '  Stop:   Ctrl-C',
    ...demo.map((line) => `  ${line}`),
  ]
  if (isPublic(settings) && !settings.SMTP_URL)
    lines.push('  Warning: PUBLIC_URL is public but SMTP_URL is not set, so no mail reaches anybody.')
  console.log(`${lines.filter((line, place) => line || place < 3).join('\n')}\n`)
  await reportIsolation()
})
