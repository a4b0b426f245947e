import type { Rehearsal } from '@jobapply/core/applications/pack/rehearsal'
import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import { expect, test, vi } from 'vitest'
import { answerAt } from '#testing/answer-at.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { arriveAt } from '#testing/visit.ts'

const application = newApplication('Accounts Assistant', 'interview')
const TASK = '00000000-0000-4000-8000-00000000b001'
const requirement = (name: string, answer: 'met' | 'notMet', quote: string | null) => ({
  ...{ name, isSkill: true, isWish: false, answer, asked: `We use ${name}.`, quote, from: quote ? 'Osei Books' : '' },
  ...{ fact: '', question: `${name}?` },
})
const PACK: InterviewPack = {
  ...{ applicationId: application.id, name: 'Amara Osei' },
  job: { title: 'Accounts Assistant', company: 'Rijnmond Dairy', location: 'Rotterdam' },
  interview: { id: TASK, title: 'Interview', day: '2999-01-05', time: '14:30', zone: 'UTC', dueAt: '2999-01-05T14:30:00.000Z' },
  call: { address: 'https://meet.google.com/abc-defg-hij', from: 'Ruth Hallam <ruth@rijnmond.example>', sentAt: null },
  place: null,
  people: [{ name: 'Ruth Hallam', role: 'Manager', email: '', phone: '' }],
  requirements: [requirement('Sage 200', 'notMet', null), requirement('Xero', 'met', 'Moved three clients to Xero')],
  ...{ hasPay: true, hasWorkMode: true },
  questions: { theirs: ['Why here?', 'Xero?'], yours: ['Who did this work until now?'] },
  sent: {
    state: 'sent',
    receipt: 112,
    resume: 'Accounts.pdf',
    letter: 'Dear Ruth',
    answers: [{ label: 'Notice', value: '4 weeks' }],
  },
  posting: { text: 'We use Xero.', keptAt: RECORDED_AT.toISOString() },
  notes: [],
}
type Service = { endpoint: { host: string; model: string } | null; isOn: boolean }
const NOTHING: Rehearsal = { lacks: [], isAnswered: true, unproven: [] }
const visit = (
  get: InterviewPack | ReturnType<typeof fault>,
  status: Service = { endpoint: null, isOn: false },
  heard: Rehearsal = NOTHING,
) =>
  mountPage(`/applications/${application.id}/interview?task=${TASK}`, {
    answers: {
      applications: {
        ...keepApplications(application).answers,
        pack: { get, rehearse: () => heard },
      },
      documents: { ai: { status } },
    },
  })

test('a pack shows proofs and gaps, prints with P, saves with D, and Escape goes back to the application', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = visit(PACK)
  const sheet = page.getByRole('article', { name: 'Interview pack' })
  await sheet.getByText('“Moved three clients to Xero”').waitFor()
  await sheet.getByText("Your profile, notes and answers don't mention it.").waitFor()
  await sheet.getByText('receipt No. 0112').waitFor()
  const call = page.getByRole('link', { name: 'Open the call' })
  expect(call.getAttribute('href')).toBe('https://meet.google.com/abc-defg-hij')
  await expectAccessible()
  await page.keyboard.press('p')
  expect(print).toHaveBeenCalledOnce()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answerAt(`/packs/${application.id}.pdf`, {})
  await page.keyboard.press('d')
  await eventually(() => saved).toEqual(['Interview pack, Rijnmond Dairy.pdf'])
  vi.restoreAllMocks()
  await page.keyboard.press('Escape')
  await arriveAt(page, `/applications?open=${application.id}`)
})

test('rehearsing goes from question to question with a timer, and keeps a note with its question', async () => {
  const page = visit(PACK)
  const panel = page.getByRole('region', { name: 'Rehearse' })
  await panel.getByText('question 1 of 2').waitFor()
  await panel.getByRole('button', { name: 'Start' }).click()
  await panel.getByRole('button', { name: 'Stop' }).waitFor()
  await page.keyboard.press('n')
  await panel.getByText('question 2 of 2').waitFor()
  await panel.getByRole('button', { name: 'Start' }).waitFor()
  await panel.getByRole('button', { name: 'Note' }).click()
  await panel.getByLabel('Your note on this question').fill('Three clients in a month.')
  await expectAccessible()
  await panel.getByRole('button', { name: 'Save note' }).click()
  await eventually(() => page.server.sentTo('applications/tracker/notes/add')).toEqual([
    { applicationId: application.id, text: 'Xero?\nThree clients in a month.' },
  ])
})

test('without an interview, a call or a posting the page says what is missing; of a removed application there is none', async () => {
  const bare = { ...PACK, interview: null, call: null, people: [], requirements: [], posting: { text: '', keptAt: null } }
  const page = visit(bare)
  await page.getByText("We couldn't find any requirements in the posting.").waitFor()
  expect(page.getByText('Not known yet').count()).toBe(3)
  expect(page.getByRole('link', { name: 'Open the call' }).count()).toBe(0)
  page.server.answer({ applications: { pack: { get: fault('APPLICATION_NOT_FOUND') } } })
  await page.reload()
  await page.getByRole('heading', { name: 'Application not found' }).waitFor()
  await page.getByRole('link', { name: 'All applications' }).click()
  await arriveAt(page, '/applications')
})

test('with the AI service switched on an answer is judged, and what the profile does not say is named', async () => {
  const heard = {
    ...{ lacks: ['Say what came of it.'], isAnswered: true },
    unproven: [{ text: 'I led ten people', why: 'Your profile does not say this number.' }],
  }
  const page = visit(PACK, { endpoint: { host: 'ai.example', model: 'm' }, isOn: true }, heard)
  await page.getByText('Your answer, the question and the posting are sent to ai.example.').waitFor()
  await page.getByLabel('Your answer').fill('I led ten people and moved them to Xero.')
  await page.getByRole('button', { name: 'What did it lack?' }).click()
  await page.getByText('Say what came of it.').waitFor()
  await page.getByText('“I led ten people” Your profile does not say this number.').waitFor()
  await expectAccessible()
})
