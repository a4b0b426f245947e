import { addSubscription } from '@jobapply/server/testing/subscribers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { employerPage, ended, type Form, fill, openForm, openPanel, queue, stateOf, submit } from '#e2e/apply-panel.ts'
import { openProduct } from '#e2e/browser.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
/** Several forms one after the other, at a person's pace: on a busy machine longer than other journeys. */
const LONG_MS = 600_000
const FORMS = ['ashby', 'workable', 'bamboohr', 'linkedin', 'recruitee', 'teamtailor'] as const

const onPage = (panel: Page, text: string | RegExp) => panel.getByRole('list', { name: 'On the page' }).getByText(text).waitFor()
/** Fills everything else as well. */
const attach = async (panel: Page) => {
  await panel.getByRole('button', { name: /^Attach/ }).click()
  await onPage(panel, /Ines.Calder/)
}

test(
  'each system is filled as it wants it, reviewed, sent by a click, and confirmed with a receipt',
  async () => {
    const { context, ann, panel, open } = await openPanel(product)
    // More than the trial allows.
    await addSubscription(product.server, ann.id, { plan: 'professional', status: 'active' })
    const ids = await queue(ann, FORMS)
    await open()
    const confirmed = async (form: Form, quote: string) => {
      await submit(panel)
      await ended(panel, 'Confirmed')
      await eventually(() => stateOf(ann, ids[form])).toBe('applied confirmed')
      const { body } = await ann.call.applications.receipts.get({ applicationId: ids[form] })
      expect(body?.confirmation).toMatchObject({ kind: 'seen', quote: expect.stringContaining(quote) })
    }

    await openForm(panel, 'ashby')
    const question = panel.getByRole('group', { name: 'Have you baked sourdough bread before?' })
    await question.getByRole('button', { name: 'Yes' }).click()
    await question.waitFor({ state: 'detached' })
    await attach(panel)
    await onPage(panel, 'Ann Lind')
    await confirmed('ashby', 'successfully submitted')

    await openForm(panel, 'workable')
    await fill(panel)
    await onPage(panel, 'ann.lind@example.org')
    await (await employerPage(context, 'workable')).getByRole('checkbox', { name: 'I accept the Privacy Notice.' }).click()
    await panel.getByRole('button', { name: 'Look again' }).click()
    await panel.getByText('Everything is on the page and read back').waitFor()
    await confirmed('workable', 'Thank you for applying')

    await openForm(panel, 'bamboohr')
    await attach(panel)
    await onPage(panel, 'Ireland')
    await confirmed('bamboohr', 'Thanks for applying!')

    await openForm(panel, 'linkedin')
    await fill(panel)
    await panel.getByRole('button', { name: 'Next page' }).click()
    await panel.getByText('Page 2 of the form').waitFor()
    await fill(panel)
    await onPage(panel, 'Dublin')
    await confirmed('linkedin', 'Your application was sent')

    await openForm(panel, 'recruitee')
    await attach(panel)
    await confirmed('recruitee', 'Thank you for applying.')

    await openForm(panel, 'teamtailor')
    const start = panel.getByRole('group', { name: 'Can you start at four in the morning?' })
    await start.getByRole('button', { name: 'Yes' }).click()
    await start.waitFor({ state: 'detached' })
    await attach(panel)
    await (await employerPage(context, 'teamtailor')).getByRole('checkbox', { name: 'I have read the privacy policy' }).check()
    await confirmed('teamtailor', 'Thanks for applying, Ann!')
  },
  LONG_MS,
)
