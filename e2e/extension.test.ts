import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

/** The extension is installed; it exchanges a code as the real one does, and Dice is enabled. */
const installExtension = (page: Page) =>
  page.addInitScript(() => {
    let isPaired = false
    const say = (message: object) => window.postMessage(message, location.origin)
    window.addEventListener('message', async ({ data }) => {
      const { type, nonce, code } = data
      if (type === 'MJTO_HELLO') say({ type: 'MJTO_READY', nonce, extVersion: '0.1.0', protocol: 1, grantedPlatforms: ['dice'], isPaired })
      if (type !== 'MJTO_PAIR') return
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/v1/extension/pair', { method: 'POST', headers, body: JSON.stringify({ code }) })
      isPaired = answer.ok
      say({ type: 'MJTO_PAIRED', nonce, isPaired })
    })
  })

test('without the extension the page says how to install it', async () => {
  const page = await visitAs(product)
  await page.goto('/extension')
  await page.getByRole('heading', { name: 'Your browser does the work' }).waitFor()
  await eventually(() => page.getByRole('link', { name: 'Download for Chrome' }).getAttribute('href')).toBe('/extension.zip')
  await page.getByText('Looking for the extension in this browser').waitFor()
  await inspect(page, 'extension-install')
})

test('EXT-016 EXT-017 a browser is paired with one click, is listed under Devices, and can be revoked there', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await installExtension(page)
  await page.goto('/extension')
  await page.getByRole('button', { name: 'Pair this browser' }).click()
  await seeToast(page, 'Paired', 'works for your account')
  await page.getByText('Paired with your account').waitFor()
  await page.getByText('1 of 6 enabled').waitFor()
  await eventually(() => page.getByRole('list', { name: 'Platforms' }).getByText('Searched').count()).toBe(1)
  await inspect(page, 'extension-paired')

  await page.goto('/settings')
  const devices = page.getByRole('list', { name: 'Devices' })
  await eventually(() => devices.textContent()).toMatch(/Chrome on Linux.*Paired .* never used/)
  await devices.getByRole('button', { name: 'Revoke Chrome on Linux' }).click()
  await seeToast(page, 'Browser revoked', 'Chrome on Linux')
  await page.getByText('No browser is paired.').waitFor()
})
