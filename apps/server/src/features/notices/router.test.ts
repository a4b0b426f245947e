import { setTimeout as sleep } from 'node:timers/promises'
import { ALERTS_AT_FIRST } from '@jobapply/core/notices/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderMail } from '#platform/mail/layout'
import { allMailsTo, mailsTo, newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type News, notify } from './notify.ts'
import { eraseNotices, findAlerts, saveAlerts } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const tell = (person: Person, news: Partial<News> = {}) =>
  server.platform.database.system.transaction((tx) =>
    notify(tx, server.platform, person.id, {
      key: 'k',
      kind: 'jobAlerts',
      title: 'New job',
      message: 'A nurse is wanted.',
      ...news,
    }),
  )
const mail: NonNullable<News['mail']> = ({ to, unsubscribe }) =>
  renderMail({
    to,
    subject: 'New job',
    heading: 'New job',
    paragraphs: ['A nurse is wanted.'],
    reason: 'You asked for it.',
    ...(unsubscribe && { unsubscribe }),
  })

describe('notices', () => {
  test('are listed newest first with the number of unread ones, and read one by one or all at once', async () => {
    const ann = await newcomer(server)
    for (const key of ['one', 'two', 'three']) {
      await tell(ann, { key, title: key, path: '/applications' })
      // Each has a millisecond of its own.
      await sleep(2)
    }
    const { rows: notices, unread } = await ann.call.notices.list()
    expect([notices.map(({ title }) => title), unread]).toEqual([['three', 'two', 'one'], 3])
    expect(notices[0]).toMatchObject({ message: 'A nurse is wanted.', path: '/applications', readAt: null })
    const one = await ann.call.notices.markRead({ ids: [notices[1]?.id ?? ''] })
    expect([one.unread, (await ann.call.notices.list()).rows[1]?.readAt]).toEqual([2, one.readAt])
    expect((await ann.call.notices.markRead({})).unread).toBe(0)
  })

  test('come in pages, each with the number of all unread ones', async () => {
    const ann = await newcomer(server)
    for (let count = 0; count < 5; count++) await tell(ann, { key: `${count}`, title: `${count}` })
    const first = await ann.call.notices.list({ limit: 3 })
    const second = await ann.call.notices.list({ limit: 3, cursor: first.next ?? undefined })
    const titles = [...first.rows, ...second.rows].map(({ title }) => title)
    expect([titles.toSorted(), first.unread, second.unread, second.next]).toEqual([['0', '1', '2', '3', '4'], 5, 5, null])
  })

  test('are gone with the person, and so is which mails were wanted', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    for (const person of [ann, bob]) {
      await tell(person)
      await saveAlerts(server.platform.database.system, person.id, { jobAlerts: false }, new Date())
    }
    await server.platform.database.system.transaction((tx) => eraseNotices(tx, ann.id))
    const kept = async ({ id }: Person) => (await findAlerts(server.platform.database.system, id)).jobAlerts
    expect([(await ann.call.notices.list()).rows.length, await kept(ann)]).toEqual([0, ALERTS_AT_FIRST.jobAlerts])
    expect([(await bob.call.notices.list()).rows.length, await kept(bob)]).toEqual([1, false])
  })

  test('tell the same thing once', async () => {
    const ann = await newcomer(server)
    const answers = await Promise.all([tell(ann, { mail }), tell(ann, { mail }), tell(ann, { mail })])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await allMailsTo(server, ann.email)).toHaveLength(1)
    expect((await ann.call.notices.list()).rows).toHaveLength(1)
  })

  test('are not mailed to a blocked person, except about payments', async () => {
    const ann = await newcomer(server)
    await server.platform.database.systemPool.query('update users set blocked_at = now() where id = $1', [ann.id])
    await tell(ann, { key: 'job', mail })
    await tell(ann, { key: 'payment', kind: 'payment', mail: (to) => ({ ...mail(to), subject: 'Payment failed' }) })
    expect((await allMailsTo(server, ann.email)).map(({ subject }) => subject)).toEqual(['Payment failed'])
  })

  test('of others are neither seen nor marked', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    await tell(ann)
    const { rows: notices } = await ann.call.notices.list()
    expect((await bob.call.notices.list()).rows).toEqual([])
    await bob.call.notices.markRead({ ids: notices.map(({ id }) => id) })
    expect((await ann.call.notices.list()).unread).toBe(1)
    await expect(openBrowser(server).call.notices.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    await expect(openBrowser(server).call.notices.alerts.get()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  })

  test('are not written when the transaction that they belong to does not come about', async () => {
    const ann = await newcomer(server)
    await server.platform.database.system
      .transaction(async (tx) => {
        await notify(tx, server.platform, ann.id, { key: 'x', kind: 'payment', title: 'x', message: 'x', mail })
        throw new Error('undo')
      })
      .catch(() => {})
    expect((await ann.call.notices.list()).rows).toEqual([])
    expect(await allMailsTo(server, ann.email)).toEqual([])
  })
})

describe('alerts', () => {
  test('SETTINGS-012 SETTINGS-030 are all on at first; each is switched for itself and stays so', async () => {
    const ann = await newcomer(server)
    const on = { emailNotifications: true, jobAlerts: true, applicationUpdates: true, weeklyDigest: true }
    expect(await ann.call.notices.alerts.get()).toEqual(on)
    expect(await ann.call.notices.alerts.save({ jobAlerts: false })).toEqual({ ...on, jobAlerts: false })
    expect(await ann.call.notices.alerts.save({ weeklyDigest: false })).toEqual({
      ...on,
      jobAlerts: false,
      weeklyDigest: false,
    })
    expect(await ann.call.notices.alerts.save({ jobAlerts: true })).toEqual({ ...on, weeklyDigest: false })
    expect(await ann.call.notices.alerts.save({})).toEqual({ ...on, weeklyDigest: false })
  })

  test('that are off send no mail, and the notice is there; a payment is always mailed, without a way to unsubscribe', async () => {
    const ann = await newcomer(server)
    await ann.call.notices.alerts.save({ jobAlerts: false })
    await tell(ann, { key: 'off', mail })
    await tell(ann, { key: 'paid', kind: 'payment', mail })
    const mails = await allMailsTo(server, ann.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.unsubscribe).toBeUndefined()
    expect((await ann.call.notices.list()).rows).toHaveLength(2)
  })
})

describe('unsubscribing', () => {
  const mailedAddress = async (person: Person) => {
    await tell(person, { key: `mail ${Math.random()}`, mail })
    const [mailed] = await mailsTo(server, person.email)
    expect(mailed?.text).toContain(`Unsubscribe: ${mailed?.unsubscribe}`)
    return mailed?.unsubscribe ?? ''
  }

  test('SETTINGS-031 asks first, and does it with one click', async () => {
    const ann = await newcomer(server)
    const address = await mailedAddress(ann)
    const stranger = openBrowser(server)
    const page = await stranger.fetch(address)
    expect([page.status, (await page.text()).includes('Job Alerts')]).toEqual([200, true])
    expect((await ann.call.notices.alerts.get()).jobAlerts).toBe(true)
    const done = await stranger.fetch(address, { method: 'POST' })
    expect([done.status, (await done.text()).includes('You are unsubscribed')]).toEqual([200, true])
    expect(await ann.call.notices.alerts.get()).toMatchObject({ jobAlerts: false, weeklyDigest: true })
  })

  test('SETTINGS-031 works from a mail program, which brings no session and no origin (RFC 8058)', async () => {
    const ann = await newcomer(server)
    const address = await mailedAddress(ann)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
    expect((await ann.call.notices.alerts.get()).jobAlerts).toBe(false)
  })

  test('works for a blocked person too, and no longer once the account is erased', async () => {
    const ann = await newcomer(server)
    const address = await mailedAddress(ann)
    const { systemPool } = server.platform.database
    await systemPool.query('update users set blocked_at = now() where id = $1', [ann.id])
    expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    await systemPool.query('delete from users where id = $1', [ann.id])
    expect([(await fetch(address)).status, (await fetch(address, { method: 'POST' })).status]).toEqual([404, 404])
  })

  test('needs the link itself: made up, cut or changed ones do nothing', async () => {
    const ann = await newcomer(server)
    const address = await mailedAddress(ann)
    const path = address.split('?')[0] ?? ''
    for (const wrong of [path, `${path}?token=`, `${path}?token=x`, address.slice(0, -2), `${address}AA`]) {
      expect((await fetch(wrong)).status).toBe(404)
      expect((await fetch(wrong, { method: 'POST' })).status).toBe(404)
    }
    expect((await ann.call.notices.alerts.get()).jobAlerts).toBe(true)
  })
})
