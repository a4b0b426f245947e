import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '@jobapply/core/jobs/listing'
import { ALERTS } from '@jobapply/core/notices/constants'
import { ALERTS_AT_FIRST } from '@jobapply/core/notices/rules'
import type { Alert, Alerts } from '@jobapply/core/notices/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellProposed } from '#features/applications/applying/mails'
import { paymentFailedMail, paymentReceivedMail, subscriptionCancelledMail, subscriptionEndedMail } from '#features/billing/mails'
import { watchTrials } from '#features/billing/tasks'
import { type News, notify } from '#features/notices/notify'
import { mailDay } from '#features/search/announce'
import { tellFollowed } from '#features/search/followed-jobs'
import { now } from '#platform/clock'
import { scheduleDeletion } from '#testing/deletions'
import { ALL_JOBS, posting } from '#testing/jobs'
import { allMailsTo, mailedLink, newcomer, openBrowser, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Every mail of the product by the function that writes it: what it starts with, and the alert that it needs. Whoever adds a mail adds it here. */
const MAILS: Record<string, { subject: string; needs: Alert | 'nothing' }> = {
  verificationMail: { subject: 'Verify your email address', needs: 'nothing' },
  accountExistsMail: { subject: 'You already have an account', needs: 'nothing' },
  resetMail: { subject: 'Reset your password', needs: 'nothing' },
  passwordChangedMail: { subject: 'Your password was changed', needs: 'nothing' },
  deletionRequestMail: { subject: 'Confirm the deletion of your account', needs: 'nothing' },
  deletionScheduledMail: { subject: 'Your account will be deleted', needs: 'nothing' },
  deletionCancelledMail: { subject: 'Your account stays', needs: 'nothing' },
  paymentReceivedMail: { subject: 'Payment received', needs: 'nothing' },
  paymentFailedMail: { subject: 'Payment failed', needs: 'nothing' },
  subscriptionCancelledMail: { subject: 'Your subscription is cancelled', needs: 'nothing' },
  subscriptionEndedMail: { subject: 'Your subscription has ended', needs: 'nothing' },
  trialEndingMail: { subject: 'Your trial ends', needs: 'emailNotifications' },
  followedJobsMail: { subject: '1 new job at ', needs: 'jobAlerts' },
  newJobsMail: { subject: '1 new job', needs: 'jobAlerts' },
  proposedMail: { subject: '1 job waits', needs: 'applicationUpdates' },
  contactMail: { subject: 'Message: ', needs: 'nothing' },
  careersMail: { subject: 'Application: ', needs: 'nothing' },
  newsletterConfirmationMail: { subject: 'Confirm your subscription', needs: 'nothing' },
  newArticlesMail: { subject: 'New on the blog: ', needs: 'nothing' },
}
/** Sent to addresses, whether they have an account or not; `features/content` and `features/auth` look at them. */
const NEED_NO_ACCOUNT = ['verificationMail', 'contactMail', 'careersMail', 'newsletterConfirmationMail', 'newArticlesMail']
const TOLD = Object.entries(MAILS).filter(([name]) => !NEED_NO_ACCOUNT.includes(name))

test('every mail of the product is in the table', () => {
  const features = join(import.meta.dirname, 'features')
  const written = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)mails\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(features, file), 'utf8').matchAll(/(?:function|const) (\w+Mail)\b/g)])
    .map(([, name]) => name)
  expect(written.toSorted()).toEqual(Object.keys(MAILS).toSorted())
})

const DAY = 86_400_000
const off = (...names: Alert[]): Alerts => ({ ...ALERTS_AT_FIRST, ...Object.fromEntries(names.map((name) => [name, false])) })
const names = Object.keys(ALERTS) as Alert[]
const STATES: [what: string, alerts: Alerts][] = [
  ['every alert on', off()],
  ...names.map((name): [string, Alerts] => [`${ALERTS[name]} off`, off(name)]),
  ['every alert off', off(...names)],
]

test.each(STATES)('SETTINGS-014 SETTINGS-015 SETTINGS-029 SETTINGS-031 with %s', async (_, alerts) => {
  const ann = await newcomer(server)
  await ann.call.notices.alerts.save(alerts)
  await causeEveryMail(ann)
  const mails = await allMailsTo(server, ann.email)
  const isAllowed = ({ needs }: (typeof MAILS)[string]) => needs === 'nothing' || (alerts.emailNotifications && alerts[needs])
  const expected = TOLD.filter(([, mail]) => isAllowed(mail)).map(([name]) => name)
  const nameOf = (subject: string) => TOLD.find(([, mail]) => subject.startsWith(mail.subject))?.[0] ?? subject
  expect(mails.map(({ subject }) => nameOf(subject)).toSorted()).toEqual(expected.toSorted())
  // What can be switched off says how; the rest cannot be.
  for (const { subject, unsubscribe } of mails)
    expect([subject, Boolean(unsubscribe)]).toEqual([subject, MAILS[nameOf(subject)]?.needs !== 'nothing'])
})

/** By the product's own ways, as far as they need no payment provider. */
async function causeEveryMail(ann: Person) {
  const { platform } = server
  const { system, systemPool } = platform.database
  await scheduleDeletion(server, ann)
  await ann.call.account.deletion.cancel()
  const stranger = openBrowser(server)
  await stranger.call.auth.signUp({ email: ann.email, password: PASSWORD })
  await stranger.call.auth.requestReset({ email: ann.email })
  const link = await mailedLink(server, ann.email, 5)
  await stranger.call.auth.resetPassword({ token: link.hash.slice('#reset='.length), password: `${PASSWORD} two` })

  const paid = { amount: '$19.00', planName: 'Professional', end: now() }
  const payments: Record<string, NonNullable<News['mail']>> = {
    received: (to) => paymentReceivedMail({ ...to, ...paid }),
    failed: (to) => paymentFailedMail({ ...to, ...paid }),
    cancelled: (to) => subscriptionCancelledMail({ ...to, ...paid }),
    ended: (to) => subscriptionEndedMail({ ...to, ...paid }),
  }
  await system.transaction(async (tx) => {
    for (const [key, mail] of Object.entries(payments))
      await notify(tx, platform, ann.id, { key, kind: 'payment', title: key, message: key, mail })
    const job = { id: 'job', title: 'Nurse', company: 'Harbour Hospital', location: 'Malmö', matchScore: 90 }
    const search = { id: 'search', name: 'Nurses', profileId: ann.id, preferences: ALL_JOBS }
    const found = { ...job, change: 'new' as const, reasons: ['Good match.'] }
    await mailDay(tx, platform, {
      userId: ann.id,
      search,
      jobs: [found],
      count: 1,
      changed: 0,
      hidden: { companies: 0, unwanted: 0 },
    })
    await tellFollowed(tx, platform, ann.id, { boardId: 'board', company: 'Harbour', jobs: [job], count: 1 })
    await tellProposed(tx, platform, ann.id, [toListing(posting({ title: 'Nurse' }), now())], now())
  })
  const end = new Date(now().getTime() + DAY / 2)
  await systemPool.query('update profiles set trial_end_date = $2, is_trial_active = true where user_id = $1', [ann.id, end])
  await watchTrials(platform)
}
