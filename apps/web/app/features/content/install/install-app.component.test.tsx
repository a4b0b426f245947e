import { expect, test, vi } from 'vitest'
import SmallPage from '#features/content/offline-page.tsx'
import { expectAccessible } from '#testing/axe.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import { passTime } from '#testing/time.ts'
import type { Page } from '#testing/visit.ts'
import { startInstalling } from './install-app.ts'
import { INCOGNITO_HINT } from './install-texts.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
// The button is in the header of every public page; the landing page would take seconds to look at.
const button = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Install/ })
    .first()
const isShown = (page: Page, text: string) => page.getByRole('banner').getByText(text).isVisible()

test('LANDING-020 where the browser offers to install, the button opens its prompt, once', async () => {
  const page = mountPublicPage('/', SmallPage, startInstalling)
  const prompt = vi.fn(async () => {})
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await button(page).click()
  expect(prompt).toHaveBeenCalledOnce()
  expect(page.left).toEqual([])
  dispatchEvent(new Event('appinstalled'))
  expect(button(page).textContent()).toBe('Installed')
  expect(button(page).getAttribute('aria-disabled')).toBe('true')
})

test('LANDING-021 elsewhere it shows how to do it in this browser, until Escape', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME)
  const page = mountPublicPage('/', SmallPage, startInstalling)
  await button(page).click()
  expect([isShown(page, 'Install page as app'), isShown(page, 'Add to Dock')]).toEqual([true, false])
  await page.keyboard.press('Escape')
  expect(isShown(page, 'Install page as app')).toBe(false)
  await button(page).click()
  expect(isShown(page, 'Install page as app')).toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  expect(isShown(page, 'Install page as app')).toBe(false)
  await button(page).click()
  await expectAccessible()
  vi.restoreAllMocks()
})

test('LANDING-022 in the installed app it says so', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('standalone') }) as MediaQueryList)
  const page = mountPublicPage('/', SmallPage, startInstalling)
  vi.restoreAllMocks()
  expect(button(page).textContent()).toBe('Installed')
})

test('LANDING-023 the hint about private windows comes after 2 s and not earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = mountPublicPage('/', SmallPage, startInstalling)
  await passTime(1_900)
  expect(isShown(page, INCOGNITO_HINT)).toBe(false)
  await passTime(200)
  expect(isShown(page, INCOGNITO_HINT)).toBe(true)
})
