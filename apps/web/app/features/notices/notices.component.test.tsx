import type { AlertChanges, Alerts, Notice } from '@jobapply/core/notices/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

const BROKEN = fault('BAD_INPUT', 'This does not work right now.')
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })
const items = (page: Page) => panel(page).getByRole('listitem')
const nameOfBell = (page: Page) => bell(page).getAttribute('aria-label')
const markAll = (page: Page) => panel(page).getByRole('button', { name: 'Mark all as read' })

const notice = (title: string, path: string | null = null): Notice => ({
  ...{ id: crypto.randomUUID(), title, path, message: `${title}, and what it means for you.` },
  ...{ created_at: RECORDED_AT.toISOString(), readAt: null },
})

/** Somebody with these notices, the newest first; what is marked as read stays so. */
function visitTold(...told: Notice[]) {
  const readAt = RECORDED_AT.toISOString()
  let rows = told
  const unread = () => rows.filter((row) => !row.readAt).length
  const notices: Answers['notices'] = {
    list: () => ({ rows, next: null, unread: unread() }),
    markRead: ({ ids }) => {
      rows = rows.map((row) => (!ids || ids.includes(row.id) ? { ...row, readAt } : row))
      return { readAt, unread: unread() }
    },
  }
  return Object.assign(mountPage('/settings?tab=theme', { answers: { notices } }), { unread })
}

async function openBell(page: Page) {
  await bell(page).click()
  await panel(page).waitFor()
}

test('the bell counts unread notices, and the panel lists them, newest first', async () => {
  const page = visitTold(
    notice('Payment failed', '/settings'),
    notice('A word without a place'),
    notice('Payment received', '/settings?tab=billing'),
  )
  await bell(page).waitFor()
  await eventually(() => nameOfBell(page)).toBe('Notices, 3 unread')
  await openBell(page)
  await eventually(() => items(page).allTextContents()).toEqual([
    expect.stringMatching(/^Unread: Payment failedPayment failed, and what it means for you\./),
    expect.stringMatching(/^Unread: A word without a place/),
    expect.stringMatching(/^Unread: Payment received/),
  ])
  await expectAccessible()

  await items(page).getByRole('button', { name: 'A word without a place' }).click()
  await eventually(() => nameOfBell(page)).toBe('Notices, 2 unread')
  await items(page).getByRole('link', { name: 'Payment received' }).click()
  await arriveAt(page, '/settings?tab=billing')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => nameOfBell(page)).toBe('Notices, 1 unread')
  expect(page.unread()).toBe(1)

  await openBell(page)
  await markAll(page).click()
  await eventually(() => nameOfBell(page)).toBe('Notices')
  expect(markAll(page).isDisabled()).toBe(true)
  expect(panel(page).getByText('Unread: ').count()).toBe(0)
  expect(page.unread()).toBe(0)
})

test('a notice that links to the plans is marked as read before the page is left', async () => {
  const page = visitTold(notice('Your trial ends soon', '/pricing'))
  await openBell(page)
  const release = page.server.hold('notices/markRead')
  await items(page).getByRole('link').click()
  await eventually(() => page.server.sentTo('notices/markRead').length).toBe(1)
  expect(page.left).toEqual([])
  release()
  await leaveFor(page, '/pricing')
  expect(page.unread()).toBe(0)
})

test('without notices the panel says so, and Escape gives the keyboard back to the bell', async () => {
  const page = mountPage('/settings?tab=theme')
  await openBell(page)
  await panel(page).getByText('No notices yet').waitFor()
  await expectAccessible()
  expect(nameOfBell(page)).toBe('Notices')
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => bell(page).hasKeyboard()).toBe(true)
})

test('the panel shows that notices are loading, and when loading has failed', async () => {
  const page = mountPage('/settings?tab=theme')
  const release = page.server.hold('notices/list')
  await openBell(page)
  await panel(page).getByRole('status', { name: 'Loading' }).waitFor()
  page.server.answer({ notices: { list: BROKEN } })
  release()
  await panel(page).getByRole('alert').getByText(BROKEN.message).waitFor()
  await expectAccessible()
  page.server.answer({ notices: { list: { rows: [notice('Payment received')], next: null, unread: 1 } } })
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await items(page).first().waitFor()
})

test('a read mark that the server refuses is undone', async () => {
  const page = visitTold(notice('Payment received'))
  await openBell(page)
  page.server.answer({ notices: { markRead: BROKEN } })
  await markAll(page).click()
  await seeToast('Please check your input', BROKEN.message)
  await eventually(() => nameOfBell(page)).toBe('Notices, 1 unread')
})

test('SETTINGS-011 SETTINGS-012 SETTINGS-013 the four alerts are on at first, and each change is sent', async () => {
  let stored: Alerts = recorded.newcomer.notices.alerts.get
  const save = (changes: AlertChanges) => {
    stored = { ...stored, ...(changes as Partial<Alerts>) }
    return stored
  }
  const page = mountPage('/settings?tab=theme', {
    answers: { notices: { alerts: { get: () => stored, save } } },
  })
  await openBell(page)
  await panel(page).getByRole('link', { name: 'Choose which emails you get' }).click()
  await arriveAt(page, '/settings?tab=alerts')
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  const names = ['Email Notifications', 'Job Alerts', 'Application Updates', 'Weekly Digest']
  for (const name of names) await toggle(name).waitFor()
  expect(page.getByRole('switch').count()).toBe(4)
  await expectAccessible()
  expect(names.map((name) => toggle(name).isChecked())).toEqual([true, true, true, true])

  await toggle('Weekly Digest').click()
  // proves SETTINGS-013
  await seeToast('Updated', 'Notification preferences saved')
  await page.goto('/settings?tab=theme')
  await page.goto('/settings?tab=alerts')
  await toggle('Weekly Digest').waitFor()
  // proves SETTINGS-012
  await eventually(() => names.map((name) => toggle(name).isChecked())).toEqual([true, true, true, false])

  page.server.answer({ notices: { alerts: { save: BROKEN } } })
  await toggle('Job Alerts').click()
  await seeToast('Please check your input', BROKEN.message)
  await eventually(() => toggle('Job Alerts').isChecked()).toBe(true)
})

test('marking all notices as read leaves the keyboard in their panel', async () => {
  const page = visitTold(notice('Payment received'))
  await bell(page).waitFor()
  await openBell(page)
  await markAll(page).press('Enter')
  await eventually(() => nameOfBell(page)).toBe('Notices')
  expect(markAll(page).hasKeyboard()).toBe(true)
  await page.keyboard.press('Tab')
  expect(document.activeElement?.textContent).toMatch(/^Payment received/)
  await page.keyboard.press('Escape')
  await eventually(() => bell(page).hasKeyboard()).toBe(true)
})
