import { makePng } from '@jobapply/server/testing/pictures'
import { expect, test } from 'vitest'
import { cardOf, chooseFile, cropDialog, field, openUser, saveButton } from './shared/account.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const BROKEN = { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' }

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
