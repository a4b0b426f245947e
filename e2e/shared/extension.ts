import { PASSWORD } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'

/** The extension is installed; it exchanges a code as the real one does, and Dice is enabled. */
export const pairableExtension = (page: Page) =>
  page.addInitScript(() => {
    let isPaired = false
    const say = (message: object) => window.postMessage(message, location.origin)
    window.addEventListener('message', async ({ data }) => {
      const { type, nonce, code } = data
      if (type === 'MJTO_HELLO')
        say({ type: 'MJTO_READY', nonce, extVersion: '0.1.0', protocol: 1, grantedPlatforms: ['dice'], isPaired })
      if (type !== 'MJTO_PAIR') return
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/v1/extension/pair', { method: 'POST', headers, body: JSON.stringify({ code }) })
      isPaired = answer.ok
      say({ type: 'MJTO_PAIRED', nonce, isPaired })
    })
  })

/** On /extension, with the extension in this browser. */
export async function pairBrowser(page: Page) {
  await page.getByRole('button', { name: 'Pair this browser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pair this browser' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Pair', exact: true }).click()
}
