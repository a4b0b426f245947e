import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationHistory, jobApplications } from '#features/applications/record/table'
import { accounts } from '#platform/auth/table'
import { moveClock, now } from '#platform/clock'
import { applicant, approveOne, submission } from '#testing/applying'
import { allMailsTo, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { claimDigest } from './news-store.ts'
import { sendDigests, sendUpdates } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const HOUR = 3_600_000
const at = (text: string) => new Date(text)
const subjects = async ({ email }: Person) => (await allMailsTo(server, email)).map(({ subject }) => subject)

async function livingIn(timeZone: string | null) {
  const person = await newcomer(server)
  await server.platform.database.system.update(accounts).set({ timeZone }).where(eq(accounts.userId, person.id))
  return person
}

/** Somebody who has sent one application at this time. */
async function sentAt(timeZone: string | null, moment: string) {
  const person = await livingIn(timeZone)
  const { application } = await person.call.applications.submit(submission(person.id))
  const { system } = server.platform.database
  await system
    .update(jobApplications)
    .set({ appliedAt: at(moment) })
    .where(eq(jobApplications.user_id, person.id))
  await system
    .update(applicationHistory)
    .set({ at: at(moment) })
    .where(eq(applicationHistory.user_id, person.id))
  return Object.assign(person, { applicationId: application?.id ?? '' })
}

describe('SETTINGS-032 the weekly digest', () => {
  test('comes on Monday at 8:00 of the person’s zone, once, and tells of the week before', async () => {
    const ann = await sentAt('America/New_York', '2026-11-11T12:00:00Z')
    await server.platform.database.system.insert(applicationHistory).values({
      user_id: ann.id,
      applicationId: ann.applicationId,
      at: at('2026-11-12T12:00:00Z'),
      column: 'status',
      from: 'applied',
      to: 'interview',
      by: 'you',
    })
    await sendDigests(server.platform, at('2026-11-16T12:59:00Z'))
    expect(await subjects(ann)).toEqual([])
    await Promise.all([1, 2, 3].map(() => sendDigests(server.platform, at('2026-11-16T13:00:00Z'))))
    await sendDigests(server.platform, at('2026-11-16T13:15:00Z'))
    expect(await subjects(ann)).toEqual(['Your week: 1 application sent, 1 interview'])
    const [mail] = await allMailsTo(server, ann.email)
    expect(mail?.text).toContain('Sent: 1 of your goal of 35')
    expect(mail?.unsubscribe).toContain('/unsubscribe?token=')
    expect((await ann.call.notices.list()).rows).toMatchObject([{ title: 'Your week', path: '/dashboard' }])
    // The next Monday has nothing to tell.
    await sendDigests(server.platform, at('2026-11-23T13:00:00Z'))
    expect(await subjects(ann)).toHaveLength(1)
  })

  test('without a known zone it comes at 8:00 UTC', async () => {
    const ann = await sentAt(null, '2026-12-02T12:00:00Z')
    await sendDigests(server.platform, at('2026-12-07T07:59:59Z'))
    expect(await subjects(ann)).toEqual([])
    await sendDigests(server.platform, at('2026-12-07T08:00:00Z'))
    expect(await subjects(ann)).toHaveLength(1)
  })

  test('is not sent when there is nothing to tell, also not when something happens later that day', async () => {
    const ann = await livingIn('UTC')
    await sendDigests(server.platform, at('2026-12-14T08:00:00Z'))
    await ann.call.applications.submit(submission('late'))
    await server.platform.database.system
      .update(jobApplications)
      .set({ appliedAt: at('2026-12-12T23:59:59Z') })
      .where(eq(jobApplications.user_id, ann.id))
    await sendDigests(server.platform, at('2026-12-14T08:15:00Z'))
    expect([await subjects(ann), (await ann.call.notices.list()).rows]).toEqual([[], []])
  })

  test('is written by one of two runs that have found the same person; the next Monday has its own', async () => {
    const { id } = await livingIn('UTC')
    const { system } = server.platform.database
    const claim = (monday: string) => claimDigest(system, id, monday, at(`${monday}T08:00:00Z`))
    expect([await claim('2027-01-04'), await claim('2027-01-04'), await claim('2027-01-11')]).toEqual([true, false, true])
  })

  test('the week ends with Saturday', async () => {
    const [saturday, sunday] = [
      await sentAt('Europe/Stockholm', '2026-12-19T22:59:59Z'),
      await sentAt('Europe/Stockholm', '2026-12-19T23:00:00Z'),
    ]
    await sendDigests(server.platform, at('2026-12-21T07:00:00Z'))
    expect([await subjects(saturday), await subjects(sunday)]).toEqual([['Your week: 1 application sent'], []])
  })

  test('is not sent to whoever has switched it off by the mailed link', async () => {
    const ann = await sentAt('UTC', '2026-12-23T12:00:00Z')
    await sendDigests(server.platform, at('2026-12-28T08:00:00Z'))
    const [mail] = await allMailsTo(server, ann.email)
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    expect((await fetch(server.origin + pathname + search, { method: 'POST' })).status).toBe(200)
    await server.platform.database.system
      .update(jobApplications)
      .set({ appliedAt: at('2026-12-30T12:00:00Z') })
      .where(eq(jobApplications.user_id, ann.id))
    await sendDigests(server.platform, at('2027-01-04T08:00:00Z'))
    expect(await subjects(ann)).toHaveLength(1)
    expect(await ann.call.notices.alerts.get()).toMatchObject({ weeklyDigest: false, applicationUpdates: true })
  })
})

describe('application updates', () => {
  const later = (ms: number) => new Date(now().getTime() + ms)
  const fill = async ({ call }: Person, id: string, end: 'failed' | 'unconfirmed') => {
    await call.applications.report({ id, progress: 'filling', note: '' })
    await call.applications.report({ id, progress: end, note: '' })
  }

  test('tell in one mail what changed without the person, once', async () => {
    const ann = await applicant(server)
    const [one, two, own] = [await approveOne(ann, 'u1'), await approveOne(ann, 'u2'), await approveOne(ann, 'u3')]
    await fill(ann, one.id, 'unconfirmed')
    await fill(ann, two.id, 'failed')
    await ann.call.applications.skip({ id: own.id })
    await Promise.all([1, 2, 3].map(() => sendUpdates(server.platform, later(5 * 60_000))))
    await sendUpdates(server.platform, later(6 * HOUR))
    expect(await subjects(ann)).toEqual(['1 application needs you'])
    const [mail] = await allMailsTo(server, ann.email)
    expect(mail?.text).toContain('Outcome unknown: Pastry Chef u1, Harbour Hotel u1')
    expect(mail?.text).toContain('Failed: Pastry Chef u2, Harbour Hotel u2')
    // With its name: the link to unsubscribe holds random letters.
    expect(mail?.text).not.toContain('Pastry Chef u3')
    expect(mail?.unsubscribe).toContain('/unsubscribe?token=')
    expect((await ann.call.notices.list()).rows).toMatchObject([{ path: '/auto-apply?tab=needs-you' }])
  })

  test('that follow within three hours wait and come together', async () => {
    const ann = await applicant(server)
    const [one, two] = [await approveOne(ann, 'w1'), await approveOne(ann, 'w2')]
    await fill(ann, one.id, 'failed')
    await sendUpdates(server.platform, later(2 * 60_000))
    moveClock(10 * 60_000)
    try {
      await fill(ann, two.id, 'failed')
    } finally {
      moveClock(-10 * 60_000)
    }
    await sendUpdates(server.platform, later(HOUR))
    expect(await subjects(ann)).toHaveLength(1)
    await sendUpdates(server.platform, later(4 * HOUR))
    expect(await subjects(ann)).toEqual(['Updates from 1 application', 'Updates from 1 application'])
  })

  test('are not mailed to whoever has switched them off; the bell still tells', async () => {
    const ann = await applicant(server)
    await ann.call.notices.alerts.save({ applicationUpdates: false })
    const one = await approveOne(ann, 'off')
    await fill(ann, one.id, 'unconfirmed')
    await sendUpdates(server.platform, later(5 * 60_000))
    expect(await subjects(ann)).toEqual([])
    expect((await ann.call.notices.list()).rows).toHaveLength(1)
  })
})
