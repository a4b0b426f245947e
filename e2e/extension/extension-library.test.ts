import { expect, test } from 'vitest'
import { employerPage, ended, fill, openForm, openPanel, queue, stateOf, submit } from '#e2e/apply-panel.ts'
import { openProduct } from '#e2e/browser.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const LONG_MS = 300_000

test(
  'a form of a component library that draws its lists, asks its server while somebody types and hides its second step is filled once and confirmed',
  async () => {
    const { context, ann, panel, open } = await openPanel(product)
    const ids = await queue(ann, ['library'])
    await open()
    await openForm(panel, 'library')
    await fill(panel)
    const onPage = panel.getByRole('list', { name: 'On the page' })
    for (const value of ['ann.lind@example.org', 'Ireland', 'Dublin']) await onPage.getByText(value).waitFor()
    await panel.getByText('Everything is on the page and read back').waitFor()
    await panel.getByRole('button', { name: 'Next page' }).click()
    await panel.getByText('Page 2 of the form').waitFor()
    await panel.getByRole('button', { name: /^Attach/ }).click()
    await onPage.getByText('Ines Calder.txt').waitFor()
    const page = await employerPage(context, 'library')
    // The inputs themselves are drawn by what stands beside them.
    await page.getByRole('radio', { name: 'Yes' }).dispatchEvent('click')
    await page.getByRole('checkbox', { name: 'I agree' }).dispatchEvent('click')
    await panel.getByRole('button', { name: 'Look again' }).click()
    // The page refuses what its library's own state does not hold, or was told twice.
    await submit(panel)
    await ended(panel, 'Confirmed')
    await eventually(() => stateOf(ann, ids.library)).toBe('applied confirmed')
    const { body } = await ann.call.applications.receipts.get({ applicationId: ids.library })
    expect(body?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Country', value: 'Ireland', source: 'profile' }),
        expect.objectContaining({ label: 'Current city', value: 'Dublin', source: 'profile' }),
      ]),
    )
  },
  LONG_MS,
)
