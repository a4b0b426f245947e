import { makePng } from '@jobapply/server/testing/pictures'
import { expect, test } from 'vitest'
import { chooseFile, cropDialog, field, openUser, saveButton } from '#e2e/account.ts'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { eventually, failCall } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()
const BROKEN = { status: 500, code: 'UNEXPECTED', message: 'This does not work right now.' }

test('USER-003 USER-015 USER-019 a picture is cut to a square with the keyboard, shown, and removed; one from elsewhere is loaded by the browser', async () => {
  const page = await visitAs(product)
  await openUser(page)
  await failCall(page, 'account/me/uploadAvatar', BROKEN)
  await chooseFile(page)
  await cropDialog(page).getByRole('button', { name: 'Use this picture' }).click()
  // proves USER-016
  await seeToast(page, 'Failed to upload image', BROKEN.message)
  await page.getByRole('img', { name: 'Default picture' }).waitFor()
  await page.unrouteAll()

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

  // proves USER-004
  const asked: (string | undefined)[] = []
  await page.route('https://pictures.example.org/**', (route) => {
    asked.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'image/png', body: makePng({ width: 30, height: 30 }) })
  })
  await field(page, 'Image URL').fill('pictures.example.org/maya.png')
  await saveButton(page).click()
  await seeToast(page, 'Profile updated successfully', '')
  await eventually(() => picture.evaluate((img: HTMLImageElement) => [img.src, img.naturalWidth])).toEqual([
    ...['https://pictures.example.org/maya.png', 30],
  ])
  expect(new Set(asked)).toEqual(new Set([undefined]))
  await eventually(() => field(page, 'Image URL').inputValue()).toBe('https://pictures.example.org/maya.png')
})
