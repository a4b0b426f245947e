import { isPublic, type Settings } from './platform/env.ts'

/** `isUsed`: an account has been verified before, so the next one does not become the admin. */
type Facts = { admins: number; isUsed: boolean; dataPlace: string; demo: readonly string[] }

/** What the terminal says when the server is ready. */
export function startMessage(settings: Settings, { admins, isUsed, dataPlace, demo }: Facts): string {
  const firstAdmin =
    settings.ADMIN_EMAILS.length > 0
      ? 'the addresses in ADMIN_EMAILS, once verified'
      : isUsed
        ? 'nobody is an admin. Name one with: npm run admin -- EMAIL'
        : 'the first account that verifies its address'
  const lines = [
    '',
    `  JobApply AI is ready: ${settings.PUBLIC_URL}`,
    '',
    settings.SMTP_URL || isPublic(settings) ? '' : `  Email:  ${settings.PUBLIC_URL}/dev/mailbox (no mail server is set)`,
    settings.STRIPE_SECRET_KEY ? '' : '  Plans:  demo mode, no payment is taken (STRIPE_SECRET_KEY is not set)',
    admins === 0 ? `  Admin:  ${firstAdmin}` : '',
    `  Data:   ${dataPlace}`,
    '  Stop:   Ctrl-C',
    ...demo.map((line) => `  ${line}`),
  ]
  if (isPublic(settings) && !settings.SMTP_URL)
    lines.push('  Warning: PUBLIC_URL is public but SMTP_URL is not set, so no email reaches anybody.')
  return `${lines.filter((line, place) => line || place < 3).join('\n')}\n`
}
