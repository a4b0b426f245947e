import { pairExtension } from '@jobapply/server/features/api/extension/extension.testing'
import { unitsUsed } from '@jobapply/server/testing/applying'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { employerPage, ended, fill, openForm, openPanel, queue, stateOf, submit } from '#e2e/apply-panel.ts'
import { openProduct } from '#e2e/browser.ts'
import { FORM_ADDRESSES } from '#e2e/form-pages.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
/** At a person's pace on a busy machine. */
const LONG_MS = 300_000

const inWorker = (context: BrowserContext, code: string) => context.serviceWorkers()[0]?.evaluate(code)
/** What could not be told is tried again each minute; here at once. */
const sendReports = (context: BrowserContext) => inWorker(context, `chrome.alarms.create('reports', { when: Date.now() })`)

/** The page itself counts how often each field is written and how often its button is pressed. */
async function countIn(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(`
    globalThis.done = {}
    const note = (what) => { done[what] = (done[what] ?? 0) + 1 }
    addEventListener('input', (event) => note(event.composedPath()[0].id), true)
    addEventListener('click', (event) => note('pressed ' + event.composedPath()[0].textContent), true)`)
  return () => page.evaluate<Record<string, number>>('done')
}

/** In both windows at the same moment. In the second one the button may be gone by then. */
async function pressInBoth(windows: readonly Page[], name: string | RegExp) {
  for (const one of windows) await one.getByRole('button', { name }).waitFor()
  const pressed = await Promise.allSettled(windows.map((one) => one.getByRole('button', { name }).click({ timeout: 5_000 })))
  expect(pressed.map(({ status }) => status)).toContain('fulfilled')
}

test(
  'two windows on the same application are one: one tab, each field written once, sent once, one unit',
  async () => {
    const { context, ann, panel, open } = await openPanel(product)
    const ids = await queue(ann, ['smartrecruiters'])
    await open()
    const opened = context.waitForEvent('page')
    await inWorker(context, `chrome.windows.create({ url: ${JSON.stringify(panel.url())} })`)
    const windows = [panel, await opened]
    await pressInBoth(windows, 'Open form of Baker smartrecruiters')
    for (const one of windows) await one.getByRole('list', { name: 'Ready to fill' }).waitFor()
    const { hostname } = new URL(FORM_ADDRESSES.smartrecruiters)
    expect(context.pages().filter((page) => page.url().includes(hostname))).toHaveLength(1)
    const counted = await countIn(await employerPage(context, 'smartrecruiters'))
    await pressInBoth(windows, /^Fill \d+ fields$/)
    for (const one of windows) await one.getByText('Everything is on the page and read back').waitFor()
    await pressInBoth(windows, /^Submit to/)
    for (const one of windows) await ended(one, 'Confirmed')
    await eventually(() => stateOf(ann, ids.smartrecruiters)).toBe('applied confirmed')
    expect(await counted()).toEqual({
      ...{ 'first-name-input': 1, 'last-name-input': 1, 'email-input': 1, 'confirm-email-input': 1 },
      'pressed Submit': 1,
    })
    expect(await unitsUsed(ann)).toBe(1)
  },
  LONG_MS,
)

/** Asks to sign in instead of the next page, and goes on from there when the person has done so. */
const END_SESSION = `
  const main = document.querySelector('main'), next = document.querySelector('[data-automation-id=pageFooterNextButton]')
  const sign = document.createElement('form')
  sign.innerHTML = '<h1>Sign in</h1><label>Email <input type="email"></label><label>Password <input type="password"></label><button type="button">Sign in</button>'
  let kept
  next.addEventListener('click', (event) => { event.stopImmediatePropagation(); kept = [...main.childNodes]; main.replaceChildren(sign) }, { capture: true, once: true })
  sign.querySelector('button').addEventListener('click', () => { main.replaceChildren(...kept); next.click() })`

test(
  "a site's session that ends between two pages is the person's to renew, a server that is away after page 2 loses nothing, and nothing is done twice",
  async () => {
    const { context, ann, panel, open } = await openPanel(product)
    const ids = await queue(ann, ['workday'])
    await open()
    await openForm(panel, 'workday')
    const page = await employerPage(context, 'workday')
    const counted = await countIn(page)
    await fill(panel)
    await panel.getByText('Everything is on the page and read back').waitFor()
    await page.evaluate(END_SESSION)
    await panel.getByRole('button', { name: 'Next page' }).click()
    await panel.getByRole('alert').getByText('This page asks you to sign in.').waitFor()
    expect(await stateOf(ann, ids.workday)).toBe('queued filling')
    await page.getByRole('button', { name: 'Sign in' }).click()
    // The panel looks again by itself.
    await panel.getByText('Page 2 of the form').waitFor()
    await fill(panel)
    await panel.getByText('Everything is on the page and read back').waitFor()

    // Nobody answers at this address.
    await inWorker(context, `globalThis.reach = fetch; globalThis.fetch = () => reach('http://127.0.0.1:9/')`)
    await panel.getByRole('button', { name: 'Look again' }).click()
    await panel
      .getByRole('alert')
      .getByText("We couldn't reach the server. What is already on the page stays as it is.")
      .waitFor()
    await submit(panel)
    await ended(panel, 'Confirmed')
    expect(await stateOf(ann, ids.workday)).toBe('queued filling')
    await inWorker(context, 'globalThis.fetch = reach')
    await sendReports(context)
    await eventually(() => stateOf(ann, ids.workday)).toBe('applied confirmed')
    expect(await unitsUsed(ann)).toBe(1)
    const done = await counted()
    expect(done).toMatchObject({
      ...{ 'name--legalName--firstName': 1, 'name--legalName--lastName': 1, 'phoneNumber--phoneNumber': 1 },
      'pressed Submit': 1,
    })
  },
  LONG_MS,
)

test(
  'a browser that is revoked while it fills says so and stops; paired again, it asks once what became of the form',
  async () => {
    const { context, ann, panel, open } = await openPanel(product, 'shipped')
    const ids = await queue(ann, ['other'])
    await open()
    await openForm(panel, 'other')
    const counted = await countIn(await employerPage(context, 'other'))
    await fill(panel)
    await panel.getByText('Filling in the form.').waitFor()
    const { devices } = await ann.call.auth.security.get()
    await ann.call.auth.security.devices.revoke({ id: devices[0]?.id ?? '' })
    await panel.getByRole('heading', { name: 'Pair this browser again' }).waitFor()
    const { key } = await pairExtension(product.server, ann)
    await inWorker(context, `chrome.storage.local.set({ key: '${key}' })`)
    await ended(panel, 'Did it go through?')
    await sendReports(context)
    await eventually(() => stateOf(ann, ids.other)).toBe('queued unconfirmed')
    const done = await counted()
    expect(Math.max(...Object.values(done))).toBe(1)
    expect(Object.keys(done).join(' ')).not.toContain('pressed')
    expect(await unitsUsed(ann)).toBe(1)
  },
  LONG_MS,
)
