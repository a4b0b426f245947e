import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const BROKEN = fault('INTERNAL_SERVER_ERROR', 'This does not work right now.')
const account = recorded.newcomer.account.me.get

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const chooseFile = (page: Page, name: string, type: string, bytes = 8) =>
  page.getByLabel('Upload picture').setInputFiles(new File([new Uint8Array(bytes)], name, { type }))

async function openUser(path = '/user') {
  const page = mountPage(path)
  await field(page, 'Username').waitFor()
  return page
}

test.each(['/user', '/userprofile'])(
  'SHELL-004 USER-001 USER-002 USER-006 USER-007 %s shows the account and its fields',
  async (path) => {
    const page = await openUser(path)
    await page.getByRole('banner').getByText('User', { exact: true }).waitFor()
    await cardOf(page, 'Account').getByText('newcomer@gmail.com').waitFor()
    expect(cardOf(page, 'Account').locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(cardOf(page, 'Account').getByRole('textbox').count()).toBe(0)
    for (const label of ['Username', 'Display Name', 'Bio', 'Image URL']) await field(page, label).waitFor()
    await page.getByText('saving creates one').waitFor()
    expect(saveButton(page).isDisabled()).toBe(true)
    // proves USER-003 USER-005
    await page.getByRole('img', { name: 'Default picture' }).waitFor()
    await page.getByText('JPG, PNG or GIF').waitFor()
    await expectAccessible()
  },
)

test('USER-002 an account whose date is unknown shows N/A', async () => {
  const page = mountPage('/user')
  const { fetch } = globalThis
  // The contract has no such answer of our own server.
  vi.stubGlobal('fetch', async (to: RequestInfo | URL, init?: RequestInit) => {
    const answer = await fetch(to, init)
    if (!(to instanceof Request ? to.url : String(to)).endsWith('/rpc/auth/session')) return answer
    const { json } = await answer.json()
    return Response.json({ json: { ...json, user: { ...json.user, created_at: '' } } })
  })
  await cardOf(page, 'Account').getByText('N/A').waitFor()
})

test('USER-016 a file that is no picture inside, too, is not uploaded', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture at all')))
  const page = await openUser()
  await chooseFile(page, 'me.png', 'image/png')
  await seeToast('Failed to upload image', "We couldn't read this picture.")
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  expect(page.server.sentTo('account/me/uploadAvatar')).toEqual([])
})

test('USER-021 USER-022 USER-023 what is too long cannot be typed', async () => {
  const page = await openUser()
  for (const [label, longest] of [
    ['Username', 30],
    ['Display Name', 100],
    ['Bio', 500],
  ] as const) {
    await field(page, label).fill('x'.repeat(longest + 1))
    expect(field(page, label).inputValue().length, label).toBe(longest)
  }
})

test('USER-009 USER-010 what is saved stays, what is refused says why, and unsaved edits are not lost', async () => {
  const page = await openUser()
  for (const name of ['ab', 'ann bee']) {
    await field(page, 'Username').fill(name)
    await saveButton(page).click()
    await seeToast('Please check your input', 'A username has 3-30 letters, digits, dots, dashes or underscores')
  }
  await expectAccessible()
  expect(page.server.sentTo('account/me/save')).toEqual([])

  page.server.answer({ account: { me: { save: fault('USERNAME_TAKEN') } } })
  await field(page, 'Username').fill('taken')
  await field(page, 'Display Name').fill('Maya Lindqvist')
  await field(page, 'Bio').fill('A nurse.')
  await saveButton(page).click()
  // proves USER-010
  await seeToast('Failed to save profile', 'This username is taken.')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('dialog', { name: 'Unsaved Changes' }).getByRole('button', { name: 'Cancel' }).click()
  expect(page.place()).toBe('/user')

  const saved = { username: 'maya', display_name: 'Maya Lindqvist', bio: 'A nurse.' }
  page.server.answer({ account: { me: { save: { ...account, ...saved }, get: { ...account, ...saved } } } })
  await field(page, 'Username').fill('maya')
  await saveButton(page).click()
  // proves USER-009
  await seeToast('Profile updated successfully', '')
  expect(page.server.sentTo('account/me/save').at(-1)).toEqual(saved)
  await eventually(() => saveButton(page).isDisabled()).toBe(true)

  page.server.answer({ account: { me: { save: BROKEN } } })
  await field(page, 'Bio').fill('Another one.')
  await saveButton(page).click()
  await seeToast('Failed to save profile', BROKEN.message)
  expect(field(page, 'Bio').inputValue()).toBe('Another one.')
})

test('USER-011 a failed load says so, and can be tried again', async () => {
  const page = mountPage('/user', { answers: { account: { me: { get: fault('BAD_INPUT') } } } })
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to load profile').waitFor()
  await expectAccessible()
  page.server.forget('account/me/get')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await field(page, 'Username').waitFor()
})

test('USER-012 USER-013 files that are no picture or too large are refused', async () => {
  const page = await openUser()
  await chooseFile(page, 'cv.pdf', 'application/pdf')
  // proves USER-012
  await seeToast('', 'Please select an image file')
  await chooseFile(page, 'me.svg', 'image/svg+xml')
  await seeToast('', 'Please select an image file')
  await chooseFile(page, 'me.png', 'image/png', 5_242_881)
  // proves USER-013
  await seeToast('', 'File size must be less than 5MB')
  expect(page.getByRole('dialog').count()).toBe(0)
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}))
  await chooseFile(page, 'me.png', 'image/png', 5_242_880)
  await page.getByRole('dialog', { name: 'Choose the square' }).waitFor()
  await expectAccessible()
  expect(page.server.sentTo('account/me/uploadAvatar')).toEqual([])
})

test('leaving with unsaved edits may also save them', async () => {
  const page = await openUser()
  const saved = { ...account, bio: 'A nurse.' }
  page.server.answer({ account: { me: { save: saved, get: saved } } })
  await field(page, 'Bio').fill('A nurse.')
  await page.getByRole('link', { name: 'Job Preferences' }).first().click()
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' })
  await question.getByRole('button', { name: 'Save and Continue' }).click()
  await arriveAt(page, '/job-preferences')
  expect(page.server.sentTo('account/me/save')).toEqual([{ bio: 'A nurse.' }])
})
