import { expect, test } from 'vitest'
import { employerPage, ended, openPanel, queue, stateOf } from '#e2e/apply-panel.ts'
import { inspect, openProduct } from '#e2e/browser.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const BOARDS: Record<string, string> = { smartrecruiters: 'https://www.dice.com/1', lever: 'https://www.indeed.com/2' }

test('APPLY-055 with full automation on for its platform a queued job is sent without a click; one of another platform waits in the queue', async () => {
  const { context, ann, panel, open } = await openPanel(product)
  const { profileId, call } = ann
  const { version } = await call.applications.automation.get({ profileId })
  await call.applications.automation.save({ profileId, version, changes: { isActive: true, minMatchScore: 0 } })
  const ids = await queue(ann, ['smartrecruiters', 'lever'], (form) => ({ job_url: BOARDS[form] ?? null }))
  await open('options')
  await panel.getByText('Off: you press Submit for each application.').waitFor()
  await eventually(() => panel.getByRole('checkbox', { name: 'LinkedIn' }).count()).toBe(0)
  // It is on when the server has stored it.
  await panel.getByRole('checkbox', { name: 'Dice' }).click()
  await panel.getByText('On for Dice.').waitFor()
  await inspect(panel, 'extension-options', { widths: ['1280', '400'] })
  expect((await call.applications.automation.get({ profileId })).fullAutomation).toEqual(['dice'])
  await employerPage(context, 'smartrecruiters')
  await eventually(() => stateOf(ann, ids.smartrecruiters)).toBe('applied confirmed')
  const { body } = await call.applications.receipts.get({ applicationId: ids.smartrecruiters })
  expect(body?.confirmation).toMatchObject({ kind: 'seen', quote: 'Thanks for applying, Ann!' })
  expect(await stateOf(ann, ids.lever)).toBe('queued ready')
  await open()
  await ended(panel, 'Confirmed')
  await panel.getByText('Sent by full automation').waitFor()
  await panel.getByRole('list', { name: 'Approved applications' }).getByText('Baker lever').waitFor()
})
