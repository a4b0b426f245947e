import { unitsUsed } from '@jobapply/server/testing/applying'
import { expect, test } from 'vitest'
import { ended, fill, openPanel, stateOf, submit } from '#e2e/apply-panel.ts'
import { inspect, openProduct } from '#e2e/browser.ts'
import { FORM_ADDRESSES } from '#e2e/form-pages.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const PANEL = { widths: ['400', '320'] } as const

test("'Fill this form' fills the form of a page that the person has opened, and counts it when the page confirms", async () => {
  const { context, ann, panel, open } = await openPanel(product)
  const page = await context.newPage()
  await page.goto(FORM_ADDRESSES.smartrecruiters)
  // What a click on the toolbar's button leaves; a headless browser has no toolbar.
  const worker = context.serviceWorkers()[0]
  await worker?.evaluate(`chrome.tabs.query({ url: '${new URL(FORM_ADDRESSES.smartrecruiters).origin}/*' })
    .then(([tab]) => chrome.storage.session.set({ here: { tab: tab.id, at: 1 } }))`)
  await open()
  await panel.getByLabel('Job title').fill('Baker')
  await panel.getByLabel('Company').fill('Green Mill')
  await inspect(panel, 'extension-panel-any-form', PANEL)
  await panel.getByRole('button', { name: 'Fill this form' }).click()
  await panel.getByRole('heading', { name: 'Baker' }).waitFor()
  await fill(panel)
  await panel.getByText('Everything is on the page and read back').waitFor()
  const [saved] = await ann.call.applications.saved.ids()
  expect(saved).toMatch(/^own:/)
  expect(await unitsUsed(ann)).toBe(0)
  await submit(panel)
  await ended(panel, 'Confirmed')
  // The panel says it before the server knows.
  const sent = async () => (await ann.call.applications.list({ view: 'sent' })).rows[0]?.id
  await eventually(sent).toBeDefined()
  await eventually(async () => stateOf(ann, (await sent()) ?? '')).toBe('applied confirmed')
  expect(await unitsUsed(ann)).toBe(1)
})
