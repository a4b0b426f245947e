import { expect, test } from 'vitest'
import { applicant, openAutoApply } from '#features/applications/applying.testing.ts'

test('a row of tabs scrolls on a narrow screen: no tab shrinks below its words', async () => {
  const page = await openAutoApply(applicant())
  const tabs = page.getByRole('tablist', { name: 'Auto Apply' }).getByRole('tab')
  await tabs.first().waitFor()
  const classes = tabs.evaluateAll((all) => all.map((tab) => tab.className.split(' ').includes('shrink-0')))
  expect(classes).toEqual([true, true, true])
})
