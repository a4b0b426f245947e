import { appendFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright-core'

/** Set by `npm run bench -- policy`: every page that was opened is kept there, a line each, and everything that the policy has blocked. */
const FILE = process.env.POLICY_FILE

export const isViolation = (text: string) => /Content.Security.Policy/i.test(text)

/** Has the page say what the security policy has blocked, also where its own code has caught it, and counts for the figure. */
export async function watchPolicy(context: BrowserContext) {
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  if (!FILE) return
  const note = (line: string) => appendFileSync(FILE, `${line.replace(/\s+/g, ' ')}\n`)
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { protocol, pathname } = new URL(frame.url())
      if (frame === page.mainFrame() && /^(?:https?|chrome-extension):/.test(protocol)) note(`page ${protocol} ${pathname}`)
    }),
  )
  context.on('console', (message) => {
    if (message.type() === 'error' && isViolation(message.text())) note(`violation ${message.page()?.url()} ${message.text()}`)
  })
}
