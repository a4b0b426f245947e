import type { SubmitAnswer, SubmitInput } from '@jobapply/core/applications/apply-schema'
import { insertAdmin, insertUser } from '@jobapply/server/platform/auth/store'
import type { Platform } from '@jobapply/server/platform/feature/platform'
import { call } from './in-process.ts'

export type Applicant = { id: string; cookie: string }
let people = 0

/** Without a trial and a subscription: the free plan's 3. An admin has no limit. */
export async function addApplicant({ database, access }: Platform, { isAdmin = false } = {}): Promise<Applicant> {
  const email = `applicant${people++}@gmail.com`
  const { id } = await insertUser(database.system, { email, mailAddress: email, passwordHash: 'none' }, new Date())
  if (isAdmin) await insertAdmin(database.system, id, false, new Date())
  const [cookie = ''] = (await access.startSession(id, '127.0.0.1', 'bench')).split(';')
  return { id, cookie }
}

export const sendingOf = (number: number | string) => ({
  job_title: `Pastry Chef ${number}`,
  company: `Harbour Hotel ${number}`,
  location: 'London',
  job_url: `https://jobs.example.org/${number}`,
})
type Sending = ReturnType<typeof sendingOf> & Pick<SubmitInput, 'idempotencyKey'>

/** `accepted`, `limit` (with its message), `duplicate` or the status of a failure, and the body as it came. */
export async function submitTo(origin: string, { cookie }: Applicant, input: Sending) {
  const { status, text } = await call(origin, 'applications/submit', input, { cookie })
  if (status !== 200) return { outcome: String(status), text }
  const { success, details }: SubmitAnswer = JSON.parse(text).json
  if (success) return { outcome: 'accepted', text }
  return { outcome: details && Object.keys(details).length > 0 ? 'limit' : 'duplicate', text }
}

/** How often each outcome came. */
export const tallyOf = (answers: readonly { outcome: string }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]))
