import type { PersonDetails } from '@jobapply/core/admin/people-schema'
import type { AuditEntry } from '@jobapply/core/admin/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const NOW = RECORDED_AT.toISOString()
const daysOn = (days: number) => new Date(RECORDED_AT.getTime() + days * 86_400_000).toISOString()
const ANN: PersonDetails = {
  ...{ id: crypto.randomUUID(), email: 'ann.lee@gmail.com', created_at: NOW, displayName: 'Ann Lee', last_sign_in_at: NOW },
  ...{ state: 'active', isAdmin: false, trial_start_date: NOW, trial_end_date: daysOn(4), plan_name: null },
  ...{ blockedAt: null, hasSecondFactor: false, usage: recorded.maya.billing.usage, sessionCount: 1 },
  sessions: [{ startedAt: NOW, usedAt: NOW, browser: 'Firefox' }],
}

test('an admin finds a person, extends the trial, blocks and unblocks the account, and ends its sessions', async () => {
  let ann = ANN
  const change = (changes: Partial<PersonDetails>) => () => {
    ann = { ...ann, ...changes }
    return ann
  }
  const people = {
    list: { rows: [ANN], next: null },
    get: () => ann,
    extendTrial: change({ trial_end_date: daysOn(13) }),
    block: change({ state: 'blocked', blockedAt: NOW }),
    unblock: change({ state: 'active', blockedAt: null }),
    endSessions: change({ sessions: [], sessionCount: 0 }),
  }
  const page = mountPage('/admin', { as: 'admin', answers: { admin: { people } } })
  await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Email, name or id').fill(' ann ')
  await page.keyboard.press('Enter')
  await eventually(() => page.server.sentTo('admin/people/list').at(-1)).toMatchObject({ text: 'ann' })
  await page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: /ann\.lee/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Ann Lee' })
  await drawer.getByText('Free trial: 0 of 10 used').waitFor()
  await expectAccessible()
  const end = () => drawer.locator('dl > div').filter({ hasText: 'Trial ends' }).textContent()
  const before = end()
  await drawer.getByLabel('Days to add to the trial').fill('9')
  await drawer.getByRole('button', { name: 'Extend trial' }).click()
  await seeToast('Trial extended', ANN.email)
  expect(page.server.sentTo('admin/people/extendTrial')).toEqual([{ id: ANN.id, days: 9, trialEnd: ANN.trial_end_date }])
  expect(end()).not.toBe(before)

  const confirm = async (name: string, title: string) => {
    await drawer.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click()
  }
  await confirm('Block', 'Block this account?')
  await drawer.getByText('Blocked', { exact: true }).waitFor()
  await confirm('Unblock', 'Unblock this account?')
  await drawer.getByText('Active', { exact: true }).waitFor()
  await confirm('End sessions', 'End all sessions?')
  await drawer.getByText('Not signed in anywhere.').waitFor()
})

test('the audit log tells what was done to whom, with the values before and after', async () => {
  const about = { at: NOW, who: crypto.randomUUID(), whoEmail: 'admin@gmail.com', subject: ANN.id, subjectEmail: ANN.email }
  const entry = (what: AuditEntry['what'], before: object, after: object): AuditEntry => ({
    ...{ id: crypto.randomUUID(), ...about, what, target: null, before, after },
  })
  const rows = [entry('person.endSessions', {}, {}), entry('person.block', { isBlocked: false }, { isBlocked: true })]
  const page = mountPage('/admin/audit', { as: 'admin', answers: { admin: { auditLog: { rows, next: null } } } })
  const entries = page.getByRole('region', { name: 'Audit log' }).locator('> ul > li').filter({ hasText: ANN.email })
  await eventually(() => entries.count()).toBe(2)
  expect(entries.allTextContents()).toEqual([
    expect.stringContaining('Sessions ended'),
    expect.stringMatching(/^Account blocked.*isBlocked: false → true/),
  ])
  await expectAccessible()
})

const CRAWL = {
  ...{ perHour: 120, visitedInHour: 88, visitedInDay: 1_904, boards: 4_211, followed: 12, withNearJobs: 310 },
  ...{ incomplete: 3, gone: 41, failing: 0 },
}

test('ADMIN-007 the health page shows mail, tasks, sources and counts of usage', async () => {
  const task = { name: 'mail', waiting: 0, running: 0, retrying: 0, failed: 0, oldestDueAt: null, lastDoneAt: NOW }
  const source = {
    ...{ source: 'demo', name: 'Demo', kind: 'demo' as const, credit: '', isOn: true, offReason: null, jobs: 60, boards: 1 },
    ...{ verifiedBoards: 1, troubledBoards: 0, setAsideBoards: 0, lastReadAt: NOW, outcome: 'ok' as const, sentence: 'Read.' },
  }
  const database = { bytes: 1_288_490_189, copy: { lagMs: 2_100 } }
  const page = mountPage('/admin/health', {
    as: 'admin',
    answers: {
      admin: { operations: { tasks: [task], mailFailures: [], crawl: CRAWL, database } },
      jobs: { sources: [source] },
      account: { usage: { counts: [] } },
    },
  })
  const table = (name: string) => page.getByRole('table', { name })
  await table('Background tasks').getByRole('cell', { name: 'mail', exact: true }).waitFor()
  await table('Job sources').getByRole('row').nth(1).waitFor()
  await page.getByText('88 in the last hour, 1,904 in a day').waitFor()
  await page.getByText('1,229 MB').waitFor()
  await page.getByText('2 seconds behind', { exact: true }).waitFor()
  await page.getByText('Every email was accepted.').waitFor()
  await table('Usage').getByRole('cell', { name: 'Application sent' }).waitFor()
  await expectAccessible()
})

test.each([
  [null, 'None. DATABASE_REPLICA_URL names one.'],
  [{ lagMs: 0 }, 'Up to date'],
  [{ lagMs: 7_000 }, '7 seconds behind. The database is asked until it has caught up.'],
  [{ lagMs: null }, 'Does not answer. The database is asked instead.'],
])('the health page says how the copy for searches is doing: %o', async (copy, sentence) => {
  const operations = { tasks: [], mailFailures: [], crawl: CRAWL, database: { bytes: 1, copy } }
  const others = { jobs: { sources: [] }, account: { usage: { counts: [] } } }
  const page = mountPage('/admin/health', { as: 'admin', answers: { admin: { operations }, ...others } })
  await page.getByText(sentence, { exact: true }).waitFor()
})

test.each(['people', 'messages', 'health', 'audit'])('ADMIN-007 nobody but an admin sees /admin/%s', async (place) => {
  const page = mountPage(`/admin/${place}`)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
})

test('an admin reads a message of the contact form and deletes it', async () => {
  const letter = {
    ...{ id: crypto.randomUUID(), at: NOW, form: 'contact' as const, name: 'Ann', email: 'ann@example.org', link: null },
    ...{ subject: 'Receipt', message: 'Where is it?\nThank you.' },
  }
  let rows = [letter]
  const messages = {
    list: () => ({ rows, next: null }),
    remove: () => {
      rows = []
      return { removed: true }
    },
  }
  const page = mountPage('/admin/messages', { as: 'admin', answers: { admin: { operations: { messages } } } })
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: 'Receipt' })
  await message.getByText('Where is it?').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete Receipt' }).click()
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click()
  await seeToast('Message deleted', 'Receipt')
  await page.getByRole('heading', { name: 'No messages' }).waitFor()
})
