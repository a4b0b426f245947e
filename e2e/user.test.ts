import { newcomer } from '@jobapply/server/testing/people'
import { makePng } from '@jobapply/server/testing/pictures'
import { expect, test } from 'vitest'
import { cardOf, chooseFile, cropDialog, field, openUser, saveButton } from './shared/account.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const BROKEN = { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' }

test('SHELL-004 USER-001 USER-002 USER-006 USER-007 /user and /userprofile show the account and its fields', async () => {
  const page = await visitAs(product)
  for (const path of ['/user', '/userprofile']) {
    await openUser(page, path)
    await page.getByRole('banner').getByText('User', { exact: true }).waitFor()
    await cardOf(page, 'Account').getByText(page.person.email).waitFor()
    const since = cardOf(page, 'Account').locator('time')
    await eventually(() => since.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
    await eventually(() => cardOf(page, 'Account').getByRole('textbox').count()).toBe(0)
    for (const label of ['Username', 'Display Name', 'Bio', 'Image URL']) await field(page, label).waitFor()
    await page.getByText('it is created when you save for the first time').waitFor()
    await eventually(() => saveButton(page).isDisabled()).toBe(true)
  }
})

test('USER-002 an account whose date is unknown shows N/A', async () => {
  const page = await visitAs(product)
  await page.route('**/rpc/auth/session', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.json.user.created_at = ''
    await route.fulfill({ json: answer })
  })
  await openUser(page)
  await cardOf(page, 'Account').getByText('N/A').waitFor()
})

test('USER-009 USER-010 what is saved stays, what is refused says why, and unsaved edits are not lost', async () => {
  const taken = `taken.${Date.now()}`
  await (await newcomer(product.server)).call.account.me.save({ username: taken })
  const page = await visitAs(product)
  await openUser(page)
  // proves USER-021 USER-022 USER-023: what is too long cannot be typed
  for (const [label, longest] of [
    ['Username', 30],
    ['Display Name', 100],
    ['Bio', 500],
  ] as const) {
    await field(page, label).fill('x'.repeat(longest + 1))
    await eventually(async () => (await field(page, label).inputValue()).length, label).toBe(longest)
  }
  for (const name of ['ab', 'ann bee']) {
    await field(page, 'Username').fill(name)
    await saveButton(page).click()
    await seeToast(page, 'Please check your input', 'A username has 3-30 letters, digits, dots, dashes or underscores')
  }

  await field(page, 'Username').fill(taken)
  await field(page, 'Display Name').fill('Maya Lindqvist')
  await field(page, 'Bio').fill('A nurse.')
  await saveButton(page).click()
  // proves USER-010
  await seeToast(page, 'Failed to save profile', 'This username is taken.')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('dialog', { name: 'Unsaved Changes' }).getByRole('button', { name: 'Cancel' }).click()

  const mine = `maya.${Date.now()}`
  await field(page, 'Username').fill(mine)
  await saveButton(page).click()
  // proves USER-009
  await seeToast(page, 'Profile updated successfully', '')
  await page.reload()
  await eventually(() => field(page, 'Username').inputValue()).toBe(mine)
  await eventually(() => field(page, 'Bio').inputValue()).toBe('A nurse.')
  await page.getByRole('button', { name: 'User menu' }).getByText('ML').waitFor()

  await failCall(page, 'account/me/save', BROKEN)
  await field(page, 'Bio').fill('Another one.')
  await saveButton(page).click()
  await seeToast(page, 'Failed to save profile', BROKEN.message)
  await eventually(() => field(page, 'Bio').inputValue()).toBe('Another one.')
})

test('USER-011 a failed load says so, and can be tried again', async () => {
  const page = await visitAs(product)
  await failCall(page, 'account/me/get', { ...BROKEN, status: 400 })
  await page.goto('/user')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to load profile').waitFor()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await field(page, 'Username').waitFor()
})

test('USER-003 USER-005 USER-015 USER-019 a picture is cut to a square with the keyboard, shown, and removed', async () => {
  const page = await visitAs(product)
  await openUser(page)
  await page.getByText('JPG, PNG or GIF').waitFor()
  await page.getByRole('img', { name: 'Default picture' }).waitFor()
  await chooseFile(page)
  // A picture that is wider than high can be moved to the side only, until it is zoomed in.
  const slider = (name: string) => cropDialog(page).getByRole('slider', { name })
  await eventually(() => slider('Left to right').isEnabled()).toBe(true)
  await eventually(() => slider('Top to bottom').isDisabled()).toBe(true)
  await slider('Left to right').press('Home')
  await slider('Zoom').press('ArrowRight')
  await eventually(() => slider('Top to bottom').isEnabled()).toBe(true)
  await eventually(async () => Number(await slider('Left to right').inputValue())).toBe(0)
  await slider('Zoom').press('Enter')
  // proves USER-015
  await seeToast(page, 'Image uploaded successfully', '')
  const picture = page.getByRole('img', { name: 'Your picture' })
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512)
  await eventually(() => page.getByRole('banner').locator('img').getAttribute('src')).toContain('/files/avatars/')

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('img', { name: 'Default picture' }).waitFor()
  await eventually(async () => (await page.person.call.account.me.get()).avatar_url).toBeNull()
  await eventually(() => page.getByRole('banner').locator('img').count()).toBe(0)
})

test('USER-012 USER-013 USER-016 files that are no picture or too large are refused, and a failed upload says so', async () => {
  const page = await visitAs(product)
  await openUser(page)
  await chooseFile(page, { name: 'cv.pdf', mimeType: 'application/pdf' })
  // proves USER-012
  await seeToast(page, '', 'Please select an image file')
  await chooseFile(page, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await seeToast(page, '', 'Please select an image file')
  const size = (bytes: number) => makePng({ width: 8, height: 8, bytes })
  await chooseFile(page, { buffer: size(5_242_881) })
  // proves USER-013
  await seeToast(page, '', 'File size must be less than 5MB')
  await chooseFile(page, { buffer: Buffer.from('not a picture at all') })
  // proves USER-016
  await seeToast(page, 'Failed to upload image', 'We could not read this picture.')
  await eventually(() => cropDialog(page).count()).toBe(0)

  await failCall(page, 'account/me/uploadAvatar', BROKEN)
  await chooseFile(page, { buffer: size(5_242_880) })
  await cropDialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await seeToast(page, 'Failed to upload image', BROKEN.message)
  await page.getByRole('img', { name: 'Default picture' }).waitFor()
})

test('USER-004 a picture from an address elsewhere is loaded by the browser, which does not say from where', async () => {
  const page = await visitAs(product)
  const asked: (string | undefined)[] = []
  await page.route('https://pictures.example.org/**', (route) => {
    asked.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'image/png', body: makePng({ width: 30, height: 30 }) })
  })
  await openUser(page)
  await field(page, 'Image URL').fill('pictures.example.org/maya.png')
  await saveButton(page).click()
  await seeToast(page, 'Profile updated successfully', '')
  const picture = page.getByRole('img', { name: 'Your picture' })
  await eventually(() => picture.evaluate((img: HTMLImageElement) => [img.src, img.naturalWidth])).toEqual([
    ...['https://pictures.example.org/maya.png', 30],
  ])
  expect(new Set(asked)).toEqual(new Set([undefined]))
  await eventually(() => field(page, 'Image URL').inputValue()).toBe('https://pictures.example.org/maya.png')
})
