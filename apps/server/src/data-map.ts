import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, periodText } from '@jobapply/core/account/retention'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { FEATURES } from './features.ts'
import type { TableAccess } from './platform/db/access.ts'
import { personalTables } from './platform/db/table-list.ts'

const OPEN = 'until you delete it, or the account'
const ACCOUNT = 'with the account'

/** Why a table holds something about a person, and how long; a table with a user id and without a line here fails a test. */
const REASONS: Readonly<Record<string, readonly [why: string, until: string]>> = {
  ai_ledger: ['what was sent to the AI service that the operator has set up, so that you can read it', ACCOUNT],
  ai_consents: ['your permission to send texts to that service', OPEN],
  usage_events: ['which functions you use, if you switched analytics on', periodText(KEPT_WHILE_OPEN.usageEvents.period)],
  users: ['the account: address, name and picture', ACCOUNT],
  sessions: ['where you are signed in', 'until you sign out, or it runs out'],
  identities: ['how you sign in: password hash or Google', ACCOUNT],
  auth_tokens: ['mailed links, as hashes', `${periodText(KEPT_WHILE_OPEN.links.period)} after they have run out`],
  profiles: ['display name, trial, time zone', ACCOUNT],
  user_roles: ['who is an admin', ACCOUNT],
  api_keys: ['keys that you have made, as hashes', OPEN],
  second_factors: ['two-step sign-in, sealed', OPEN],
  recovery_codes: ['codes for a lost authenticator, as hashes', OPEN],
  sign_in_steps: ['a sign-in that waits for its second step', 'minutes'],
  pairing_codes: ['a browser extension that is being paired', 'minutes'],
  notices: ['messages to you in the product', ACCOUNT],
  alert_toggles: ['which emails you want', ACCOUNT],
  user_subscriptions: ['your plan and its period', ACCOUNT],
  payment_customers: ['your customer number at Stripe', ACCOUNT],
  payment_events: [
    'bookkeeping',
    `${periodText(KEPT_AFTER_CLOSING.paymentEvents.period)}; after the account under a random mark`,
  ],
  quota_uses: ['how many applications your plan has left', ACCOUNT],
  local_stripe_objects: ['payments of a demo installation', ACCOUNT],
  resumes: ['files that you have uploaded, and what was read from them', OPEN],
  user_profiles: ['your profiles: what forms, letters and scores are made from', OPEN],
  pasted_jobs: ['postings whose address you have pasted, and jobs of alert emails in the mailbox that you have connected', OPEN],
  followed_boards: ['companies that you follow', OPEN],
  saved_searches: ['searches that you have saved', OPEN],
  unwanted_jobs: ['jobs that you do not want to see, and jobs like them', OPEN],
  announced_jobs: ['jobs that a saved search has told you of, so that none is told twice', ACCOUNT],
  resume_documents: ['resumes that you have written here', OPEN],
  cover_letters: ['letters that you have written here', OPEN],
  cover_letter_versions: ['earlier versions of a letter', 'with the letter'],
  saved_answers: ['answers that you want to give again', OPEN],
  job_applications: ['your applications', OPEN],
  application_history: ['what happened to an application, and when', 'with the application'],
  application_calls: ['which submit was already carried out, so that none is sent twice', ACCOUNT],
  receipts: ['what was sent, as proof', ACCOUNT],
  receipt_chains: ['the signature under your receipts', ACCOUNT],
  receipt_files: ['which files were sent', ACCOUNT],
  automation_settings: ['what may be sent without a further click', ACCOUNT],
  application_notes: ['your notes', OPEN],
  application_contacts: ['people whom you have noted', OPEN],
  application_tasks: ['your tasks and interviews', OPEN],
  calendar_feeds: ['that calendars may read your tasks, by a hash of the address', 'until you stop sharing, or the account'],
  application_replies: ["employers' replies that you have kept", OPEN],
  mailboxes: ['the mailbox that you have connected; its password or permission is sealed', 'until you disconnect it'],
  mailbox_folders: ['how far the mailbox was read', 'until you disconnect it and forget what was read'],
  inbox_mails: [
    "emails that may be an employer's reply",
    'with the application, or until you disconnect the mailbox and forget what was read',
  ],
  ignored_senders: [
    'whose emails are not about a job, as keyed hashes',
    'until you disconnect the mailbox and forget what was read',
  ],
  inbound_addresses: [
    'your private address for forwarding, and the code of a provider that asks for it',
    'until you remove it, or the account',
  ],
  application_imports: ['which list you have imported, so that it can be taken back', ACCOUNT],
  insight_settings: ['your weekly goal and the day of the digest', ACCOUNT],
  public_profiles: ['your public page, if you have one', OPEN],
  account_deletions: ['that you want the account deleted', `${periodText(KEPT_WHILE_OPEN.grace.period)}, then with the account`],
  form_messages: ['what you wrote to the operator', periodText(KEPT_WHILE_OPEN.messages.period)],
  newsletter_readers: ['that you read the newsletter', 'until you unsubscribe'],
  audit_log: ['what admins did', `${periodText(KEPT_AFTER_CLOSING.auditEntries.period)}; after the account under a random mark`],
}

const HEAD = `# What is kept about people

Made from the features' manifests by \`npm run record\`; a test compares it with the code. Row level security shows a person the own rows only; admins see what the admin pages list, and those calls are in the audit log. Every table below is erased with the account, seven days after its deletion was confirmed; what stays is said. Nobody else gets any of it, except the services that the operator has set up (Stripe, Google, the mail server, S3, an AI endpoint) as /privacy-policy says.

Export: **whole**, or the columns that are handed out. Hashes, tokens and sealed keys are never exported.

| feature | table | why | kept | export | columns |
|---|---|---|---|---|---|`

/** docs/privacy.md. */
export function describeData(): string {
  const lines = FEATURES.flatMap(({ name, tables = [] }) =>
    tables.flatMap(([table, access]) => {
      if (!is(table, PgTable) || personalTables([[table, access]]).length === 0) return []
      const tableName = getTableName(table)
      const [why, until] = REASONS[tableName] ?? ['', '']
      const columns = Object.values(getTableColumns(table)).map((column) => column.name)
      return `| ${name} | \`${tableName}\` | ${why} | ${until} | ${exported(access)} | ${columns.join(', ')} |`
    }),
  )
  return `${[HEAD, ...lines].join('\n')}\n`
}

function exported(access: TableAccess): string {
  if (access === 'nothing') return 'nothing'
  return typeof access === 'object' && access.read ? access.read.join(', ') : 'whole'
}

/** Lines that no table has any more. */
export function findStaleReasons(): string[] {
  const tables = new Set(FEATURES.flatMap(({ tables = [] }) => personalTables(tables)))
  return Object.keys(REASONS).filter((name) => !tables.has(name))
}
