import type { NeedsYou } from '@jobapply/core/applications/questions-schema'
import { expect, test } from 'vitest'
import { applicant, button, openAutoApply } from '#features/applications/applying.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const SHIFTS = 'Which shifts can you work?'
const CONVICTIONS = 'Do you have unspent convictions?'
const QUESTIONS = {
  shifts: { id: 'shifts', label: SHIFTS, kind: 'multi-select', options: optionsOf('Days', 'Nights'), required: true },
  convictions: { id: 'convictions', label: CONVICTIONS, kind: 'select', options: optionsOf('Yes', 'No'), required: true },
} as const
function optionsOf(...labels: string[]) {
  return labels.map((label) => ({ value: label, label }))
}
const applications = [1, 2].map((number) => newApplication(`Night Nurse ${number}`, { progress: 'needs-you' }))

/** Both applications ask about shifts, the first also about convictions; the groups of the answered questions are gone. */
function needsYou(...open: (keyof typeof QUESTIONS)[]): NeedsYou {
  const asking = { shifts: applications, convictions: applications.slice(0, 1) }
  return {
    groups: open.map((name) => ({
      id: name,
      question: QUESTIONS[name] as never,
      status: name === 'shifts' ? 'ask' : 'never',
      reason: 'Your profile does not say.',
      canKeep: name === 'shifts',
      country: null,
      members: asking[name].map(({ id, job_title, company }) => ({
        ...{ applicationId: id, questionId: name, label: QUESTIONS[name].label, job_title, company },
      })),
    })),
    waiting: applications.map(({ id, job_title, company }) => ({
      ...{ applicationId: id, job_title, company, application_url: null, answered: 0, open: open.length },
    })),
  }
}

async function openQuestions(...open: (keyof typeof QUESTIONS)[]) {
  const questions = needsYou(...open)
  const overview = { queue: 0, needsYou: 2, filling: 0, stoppedAt: null }
  return openAutoApply(
    applicant(),
    { applications: { questions, overview, list: { rows: applications, next: null } } },
    '/auto-apply?tab=needs-you',
  )
}

test('one answer serves every application that asks the same, and is kept for the next', async () => {
  const page = await openQuestions('shifts', 'convictions')
  const card = page.getByRole('listitem', { name: SHIFTS })
  await card.getByText('serves 2').waitFor()
  await card.getByText('Days').click()
  await card.getByText('Nights').click()
  await expectAccessible()
  page.server.answer({ applications: { answer: { goesOn: [], needsYou: needsYou('convictions') } } })
  await button(page, 'Save 1 answer').click()
  await seeToast('1 answer saved', 'The others still need you.')
  await card.waitFor({ state: 'detached' })
  const members = applications.map(({ id }) => ({ applicationId: id, questionId: 'shifts' }))
  expect(page.server.sentTo('applications/answer')).toEqual([{ answers: [{ members, values: ['Days', 'Nights'], keep: true }] }])
})

test('with the keyboard alone: j goes to a question, a digit chooses, Ctrl+S saves; consents stand apart and are not kept', async () => {
  const page = await openQuestions('convictions')
  const apart = page.getByRole('region', { name: 'Only you, each time' })
  await apart.getByText('Only for this employer, not saved.').waitFor()
  expect(apart.getByRole('checkbox', { name: 'Keep for the same question' }).count()).toBe(0)
  await page.keyboard.press('j')
  await page.keyboard.press('1')
  expect(apart.getByRole('radio').first().isChecked()).toBe(true)
  page.server.answer({ applications: { answer: { goesOn: [applications[0]?.id ?? ''], needsYou: needsYou() } } })
  await page.keyboard.press('Control+s')
  await seeToast('1 answer saved', '1 application can go on.')
  expect(page.server.sentTo('applications/answer')).toMatchObject([{ answers: [{ values: ['Yes'], keep: false }] }])
})

test('a kept answer says where it was used; it can be changed and forgotten', async () => {
  const page = await openQuestions('convictions')
  const kept = {
    ...{ id: crypto.randomUUID(), key: 'shifts', label: SHIFTS, values: ['Days', 'Nights'], employer: 'Harbour Trust' },
    ...{ savedAt: RECORDED_AT.toISOString(), options: ['Days', 'Nights'], isSeveral: true },
  }
  const uses = applications.map(({ id, job_title, company }) => ({ applicationId: id, job_title, company, at: kept.savedAt }))
  page.server.answer({
    answers: {
      list: { rows: [kept], next: null },
      update: ({ values }) => ({ ...kept, values: [...values] }),
      forget: { removed: true },
    },
    applications: { answerUses: uses },
  })
  await page.getByRole('link', { name: 'Answers', exact: true }).click()
  await page.getByRole('heading', { name: SHIFTS }).waitFor()
  await button(page, 'Where it was used').click()
  const used = page.getByRole('list', { name: 'Used by' })
  await used.waitFor()
  expect(used.getByRole('listitem').count()).toBe(2)
  await button(page, `Change the answer to ${SHIFTS}`).click()
  await page.getByText('Nights', { exact: true }).click()
  await expectAccessible()
  await button(page, 'Save answer').click()
  await seeToast('Answer changed', '')
  await page.getByText('Days', { exact: true }).waitFor()
  await button(page, `Forget the answer to ${SHIFTS}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByRole('heading', { name: 'No saved answers yet' }).waitFor()
  await expectAccessible()
})
