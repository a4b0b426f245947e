import { unitsUsed } from '@jobapply/server/testing/applying'
import { expect, test } from 'vitest'
import { employerPage, ended, fill, openForm, openPanel, queue, stateOf, submit } from '#e2e/apply-panel.ts'
import { inspect, openProduct } from '#e2e/browser.ts'
import { stopWorker } from '#e2e/real-extension.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
/** Several forms one after the other, at a person's pace: on a busy machine longer than other journeys. */
const LONG_MS = 600_000
/** The side panel has no other size. */
const PANEL = { widths: ['400', '320'] } as const

test(
  'forms with lists, pages, shadow roots, frames and uploads are filled from the profile, reviewed, sent by a click, and confirmed with a receipt',
  async () => {
    const { context, ann, panel, open } = await openPanel(product)
    const ids = await queue(ann, ['greenhouse', 'workday', 'smartrecruiters', 'embedded'])
    await open()

    await openForm(panel, 'greenhouse')
    await panel.getByRole('list', { name: 'Ready to fill' }).waitFor()
    await inspect(panel, 'extension-panel-review', PANEL)
    await fill(panel)
    await panel.getByRole('list', { name: 'On the page' }).getByText('Ireland').waitFor()
    // proves APPLY-034: nothing leaves without the clicks below
    expect(await stateOf(ann, ids.greenhouse)).toBe('queued needs-you')
    await panel.getByRole('button', { name: /^Attach/ }).click()
    const greenhouse = await employerPage(context, 'greenhouse')
    await panel.getByRole('list', { name: 'On the page' }).getByText('Ines Calder.txt').waitFor()
    // proves APPLY-056: the consent is the person's own
    await panel.getByRole('list', { name: 'Needs you' }).getByText('I agree to the privacy notice').waitFor()
    await eventually(() => panel.getByRole('button', { name: /^Submit to/ }).isDisabled()).toBe(true)
    await greenhouse.getByLabel('I agree').check()
    await submit(panel)
    await ended(panel, 'Confirmed')
    await panel.getByRole('list', { name: 'Approved applications' }).waitFor()
    await inspect(panel, 'extension-panel-confirmed', PANEL)
    await eventually(() => stateOf(ann, ids.greenhouse)).toBe('applied confirmed')
    const { body } = await ann.call.applications.receipts.get({ applicationId: ids.greenhouse })
    expect(body?.confirmation).toMatchObject({ kind: 'seen', quote: 'Thank you for applying.' })
    expect(body?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'First Name', value: 'Ann', source: 'profile' }),
        expect.objectContaining({ label: 'I agree to the privacy notice for applicants', value: 'Yes', origin: 'you' }),
      ]),
    )

    await openForm(panel, 'workday')
    await fill(panel)
    await panel.getByRole('button', { name: 'Next page' }).click()
    await panel.getByText('Page 2 of the form').waitFor()
    await fill(panel)
    await submit(panel)
    await ended(panel, 'Confirmed')
    await eventually(() => stateOf(ann, ids.workday)).toBe('applied confirmed')

    for (const form of ['smartrecruiters', 'embedded'] as const) {
      await openForm(panel, form)
      await fill(panel)
      await submit(panel)
      await ended(panel, 'Confirmed')
      await eventually(() => stateOf(ann, ids[form])).toBe('applied confirmed')
    }
  },
  LONG_MS,
)

test(
  'a lost worker goes on, a closed tab and a stop are unconfirmed until the person says it',
  async () => {
    // At the quick pace filling would be over before it is interrupted.
    const { context, ann, panel, open } = await openPanel(product, 'shipped')
    const ids = await queue(ann, ['other', 'smartrecruiters'])
    await open()
    await openForm(panel, 'other')
    // A form of no known system: what we might not fill can be copied by hand.
    await panel.getByText('Fill it by hand: copy your values').click()
    await panel.getByRole('button', { name: 'Copy First name' }).click()
    await panel.getByRole('status').getByText('Copied: First name').waitFor()
    await inspect(panel, 'extension-panel-values', PANEL)
    const byHand = (await employerPage(context, 'other')).getByLabel('Vorname')
    await byHand.press('Control+V')
    await eventually(() => byHand.inputValue()).toBe('Ann')
    await fill(panel)
    await panel.getByText('Filling in the form.').waitFor()
    // The browser stops the worker in the middle: the next one goes on.
    await stopWorker(context, panel)
    await panel.reload()
    await panel.getByText('Everything is on the page and read back').waitFor()
    // The page says nothing about it.
    await submit(panel)
    await panel.getByText('Waiting for their page to confirm').waitFor()
    await (await employerPage(context, 'other')).close()
    await ended(panel, 'Did it go through?')
    await inspect(panel, 'extension-panel-unconfirmed', PANEL)
    // proves APPLY-052
    await eventually(() => stateOf(ann, ids.other)).toBe('queued unconfirmed')
    await eventually(() => unitsUsed(ann)).toBe(2)
    await panel.getByRole('button', { name: 'I submitted it' }).click()
    await ended(panel, 'Noted')
    await eventually(() => stateOf(ann, ids.other)).toBe('applied null')

    await openForm(panel, 'smartrecruiters')
    await fill(panel)
    await panel.getByText('Filling in the form.').waitFor()
    await panel.getByRole('button', { name: 'Stop everything' }).click()
    await panel.getByText('Everything is stopped.').waitFor()
    await eventually(() => stateOf(ann, ids.smartrecruiters)).toBe('queued unconfirmed')
  },
  LONG_MS,
)

test('APPLY-045 APPLY-046 a refused form failed in the words of its page, hidden thanks and disabled fields confirm nothing, and a confirmation that the page takes back becomes a correction', async () => {
  const { context, ann, panel, open } = await openPanel(product)
  const ids = await queue(ann, ['lever', 'fickle'])
  await open()
  await openForm(panel, 'lever')
  await panel.getByText('Job 1 of 2').waitFor()
  await fill(panel)
  await panel.getByText('Everything is on the page and read back').waitFor()
  await inspect(panel, 'extension-panel-filled', PANEL)
  await submit(panel)
  await ended(panel, 'Not sent')
  await panel.getByText('This phone number cannot be used.').waitFor()
  await inspect(panel, 'extension-panel-failed', PANEL)
  await eventually(() => stateOf(ann, ids.lever)).toBe('queued failed')
  await eventually(() => unitsUsed(ann)).toBe(1)

  await openForm(panel, 'fickle')
  await fill(panel)
  await panel.getByText('Everything is on the page and read back').waitFor()
  await submit(panel)
  const page = await employerPage(context, 'fickle')
  await page.locator('button[disabled]').waitFor()
  await panel.getByText('Waiting for their page to confirm').waitFor()
  expect(await stateOf(ann, ids.fickle)).toBe('queued filling')
  await page.evaluate(`document.body.innerHTML = '<main><h1>Thank you for applying!</h1></main>'`)
  await ended(panel, 'Confirmed')
  await eventually(() => stateOf(ann, ids.fickle)).toBe('applied confirmed')
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p role="alert">Your application could not be saved.</p>')`)
  await ended(panel, 'Did it go through?')
  await panel.getByText('Your application could not be saved.').waitFor()
  await eventually(() => stateOf(ann, ids.fickle)).toBe('queued unconfirmed')
  const { body, correction } = await ann.call.applications.receipts.get({ applicationId: ids.fickle })
  expect([body?.confirmation.quote, correction?.quote]).toEqual([
    'Thank you for applying!',
    'Your application could not be saved.',
  ])
  expect(await unitsUsed(ann)).toBe(1)
}, 120_000)
