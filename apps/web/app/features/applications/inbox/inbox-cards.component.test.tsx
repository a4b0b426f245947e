import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { expect, test } from 'vitest'
import { applicant, button, openAutoApply } from '#features/applications/applying.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import { seeToast } from '#testing/toasts.ts'

const CARD: InboxCard = {
  id: '00000000-0000-4000-8000-00000000c001',
  isVerified: false,
  job: { title: 'Backend Engineer', company: 'Northwind Labs' },
  newJob: null,
  proposal: {
    mail: {
      ...{ from: 'Sara Klein <sara@northwindlabs.example>', subject: 'Your application' },
      ...{ sentAt: '2026-11-16T09:00:00.000Z', text: 'We have decided to proceed with other candidates.' },
    },
    ...{ kind: 'rejection', quote: 'We have decided to proceed with other candidates.', appointments: [], warnings: [] },
    ...{ applicationId: '00000000-0000-4000-8000-00000000a001', candidates: [] },
  },
}

async function openCards(first = CARD, hasKept = false) {
  let cards = [first]
  const decided: string[] = []
  const decide = (name: string) => () => {
    decided.push(name)
    cards = name === 'undo' ? [first] : []
  }
  const inbox = {
    cards: () => ({ cards, total: cards.length }),
    ...{ later: decide('later'), dismiss: decide('dismiss') },
    undo: () => {
      decide('undo')()
      return { hasKept }
    },
    record: (input: object) => {
      decide(`record ${JSON.stringify(input)}`)()
      return { applicationId: '00000000-0000-4000-8000-00000000a009' }
    },
  }
  const page = await openAutoApply(
    applicant(),
    { applications: { inbox, list: () => ({ rows: [], next: null }) } },
    '/auto-apply?tab=needs-you',
  )
  return { page, decided, card: page.getByRole('article') }
}

test('an email is one card that says what it would change and warns where nobody vouches for its sender', async () => {
  const { card, page } = await openCards()
  await page.getByRole('article', { name: 'Northwind Labs will not go ahead' }).waitFor()
  // The tab counts it beside the applications that wait.
  await page.getByRole('tab', { name: 'Needs you (1)' }).waitFor()
  await card.getByText('The status changes to Rejected.').waitFor()
  await card.getByText(/^Your mail server doesn't confirm who sent this/).waitFor()
  await expectAccessible()
})

test('the status before and after stands beside each other where both are known', async () => {
  const applicationId = CARD.proposal.applicationId ?? ''
  const candidate = { id: applicationId, job_title: 'Backend Engineer', company: 'Northwind Labs', location: '' }
  const candidates = [{ ...candidate, status: 'applied' as const, appliedAt: null }]
  const { card } = await openCards({ ...CARD, proposal: { ...CARD.proposal, candidates } })
  await card.getByText(/^Status\s*Applied\s*changes to\s*Rejected$/).waitFor()
  await expectAccessible()
})

test('what asks for money is not accepted with a click: the card warns, and only the form takes it over', async () => {
  const proposal = { ...CARD.proposal, kind: 'rejection' as const, warnings: ['money' as const] }
  const { card, page } = await openCards({ ...CARD, proposal })
  await page.getByRole('article', { name: 'Careful: this may not be Northwind Labs' }).waitFor()
  await card.getByText('It asks for money or bank details. Employers do not charge applicants.').waitFor()
  expect(card.getByRole('button').allTextContents()).toEqual(['Not about a job', 'I know this sender', 'Later'])
  expect(card.getByText(/^Status/).count()).toBe(0)
  await expectAccessible()
  await button(card, 'I know this sender').click()
  await page.getByRole('dialog', { name: 'What this email changes' }).getByText('Be careful with this email.').waitFor()
})

test('the day, the time and the zone that an interview names are on its card', async () => {
  const date = { day: '2026-12-01', time: '14:30', zone: 'Europe/Stockholm', isOwnZone: false, quote: '' }
  const proposal = { ...CARD.proposal, kind: 'interview' as const, appointments: [date] }
  const { card, page } = await openCards({ ...CARD, isVerified: true, proposal })
  await page.getByRole('article', { name: 'Northwind Labs invites you to an interview' }).waitFor()
  await card.getByText('Tuesday, 14:30').waitFor()
  await card.getByText('Europe/Stockholm').waitFor()
  await expectAccessible()
})

test('several dates of an interview are counted, and chosen in the form', async () => {
  const dates = ['2026-12-01', '2026-12-02'].map((day) => ({ day, time: '09:00', zone: null, isOwnZone: true, quote: '' }))
  const { card } = await openCards({ ...CARD, proposal: { ...CARD.proposal, kind: 'interview', appointments: dates } })
  await card.getByText('They offer 2 dates to choose from.').waitFor()
})

test('an email that may be about two applications asks which: one press takes it over', async () => {
  const candidates = ['Backend Engineer', 'Platform Engineer'].map((title) =>
    newApplication(title, { company: 'Northwind Labs', status: 'applied', appliedAt: '2026-11-03T09:00:00.000Z' }),
  )
  const proposal = { ...CARD.proposal, applicationId: null, candidates }
  const { card, page } = await openCards({ ...CARD, isVerified: true, job: null, proposal })
  await page.getByRole('article', { name: 'Which application is this about?' }).waitFor()
  const reply = {
    id: CARD.id,
    applicationId: candidates[1]?.id ?? '',
    kind: 'rejection' as const,
    from: '',
    subject: '',
    quote: '',
  }
  const kept = { ...reply, text: '', sentAt: null, addedAt: '2026-11-16T09:00:00.000Z' }
  page.server.answer({
    applications: { inbox: { accept: { reply: kept, task: null, status: 'rejected', hasChanged: true } } },
  })
  await expectAccessible()
  await button(card, /^Platform Engineer/).click()
  await seeToast('Added to the application', 'Rejection.')
  expect(page.server.sentTo('applications/inbox/accept')).toMatchObject([{ kind: 'rejection', applicationId: candidates[1]?.id }])
})

test('not about a job and later take the card away with one click, and undo brings it back', async () => {
  const { card, decided, page } = await openCards()
  await button(card, 'Later').click()
  await seeToast('We ask again in three days', 'Your application')
  await button(page, 'Undo').click()
  await card.waitFor()
  await button(card, 'Not about a job').click()
  await seeToast('Not about a job', 'Your application')
  expect(decided).toEqual(['later', 'undo', 'dismiss'])
})

test('a job that was never recorded is added with its title and company, and undo brings the card back', async () => {
  const unknown = { ...CARD, isVerified: true, job: null, newJob: { title: '', company: 'Northwind Labs' } }
  const { page, decided } = await openCards({ ...unknown, proposal: { ...CARD.proposal, applicationId: null } })
  const card = page.getByRole('article', { name: "Northwind Labs isn't in your applications yet" })
  await card.waitFor()
  // The email did not name the title.
  expect(await button(card, 'Add application').isDisabled()).toBe(true)
  await expectAccessible()
  await card.getByLabel('Job title').fill('Backend Engineer')
  await button(card, 'Add application').click()
  await seeToast('Added to your applications', 'Backend Engineer, Northwind Labs')
  await button(page, 'Undo').click()
  await card.waitFor()
  const job = { job_title: 'Backend Engineer', company: 'Northwind Labs' }
  expect(decided).toEqual([`record ${JSON.stringify({ id: CARD.id, ...job })}`, 'undo'])
})

test('undo says that an application stays when the person has changed it since', async () => {
  const newJob = { title: 'Backend Engineer', company: 'Northwind Labs' }
  const proposal = { ...CARD.proposal, applicationId: null }
  const { page } = await openCards({ ...CARD, isVerified: true, job: null, newJob, proposal }, true)
  await button(page, 'Add application').click()
  await seeToast('Added to your applications', 'Backend Engineer, Northwind Labs')
  await button(page, 'Undo').click()
  await seeToast(
    'Application kept',
    'You have changed this application since we added it. Remove it in the tracker if you no longer need it.',
  )
})

test('an offer says until when they want an answer, and accepting opens the form for it', async () => {
  const deadline = { day: '2026-12-01', time: null, zone: null, isOwnZone: false, quote: 'Please sign by 1 December.' }
  const { card } = await openCards({ ...CARD, proposal: { ...CARD.proposal, kind: 'offer', appointments: [deadline] } })
  await card.getByText('They ask for an answer by 1 Dec 2026.').waitFor()
  await button(card, 'Accept and add the deadline').waitFor()
})

test('APPLY-049 a confirmation of an application that nobody called sent is one click: sent first, then kept', async () => {
  const waiting = newApplication('Backend Engineer', { progress: 'unconfirmed' })
  const proposal = { ...CARD.proposal, kind: 'confirmation' as const, applicationId: waiting.id, candidates: [waiting] }
  const { card, page } = await openCards({ ...CARD, isVerified: true, proposal })
  const empty = { posting: '', resumeData: null, coverLetterData: null, history: [], fields: [] }
  let isRefused = true
  const told = () => ({
    ...{ success: !isRefused, error: isRefused ? 'Not now' : null, details: null },
    application: isRefused ? null : { id: waiting.id, applied_at: '2026-11-16T09:00:00.000Z' },
    ...{ current: null, limits: null },
  })
  const reply = { id: CARD.id, applicationId: waiting.id, kind: 'confirmation' as const, from: '', subject: '', quote: '' }
  const kept = { ...reply, text: '', sentAt: null, addedAt: '2026-11-16T09:00:00.000Z' }
  page.server.answer({
    applications: {
      get: { ...waiting, ...empty },
      submit: told,
      inbox: { accept: { reply: kept, task: null, status: 'applied', hasChanged: false } },
    },
  })
  await card.getByText(/^Status\s*Queued\s*changes to\s*Applied$/).waitFor()
  await button(card, 'Accept and mark as sent').click()
  // What is refused is not accepted either.
  await seeToast('Application failed', 'Not now')
  expect(page.server.sentTo('applications/inbox/accept')).toEqual([])
  isRefused = false
  await button(card, 'Accept and mark as sent').click()
  await seeToast('Added to the application', 'Confirmation.')
  expect(page.server.sentTo('applications/submit')).toMatchObject([{ applicationId: waiting.id }, { applicationId: waiting.id }])
  expect(page.server.sentTo('applications/inbox/accept')).toMatchObject([{ kind: 'confirmation', applicationId: waiting.id }])
})
