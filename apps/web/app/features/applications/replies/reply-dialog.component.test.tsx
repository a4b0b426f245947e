import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import type { Answers } from '#testing/calls.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const QUOTE = 'we would like to invite you to an interview on Thursday, 26 November 2037 at 10:30 in our office.'
const MAIL = { from: 'Hanna de Vries', subject: 'Transport Planner', sentAt: null, text: `Dear Ann, ${QUOTE}` }
const AT = RECORDED_AT.toISOString()

/** Somebody whose pasted mails are read like this; what is confirmed is kept. */
function visitTracker(changes: Partial<ReplyProposal> = {}) {
  const row = newApplication('Transport Planner', 'applied')
  const kept = keepApplications(row)
  const appointment = { day: '2037-11-26', time: '10:30', zone: null, isOwnZone: false, quote: QUOTE }
  const proposal: ReplyProposal = {
    ...{ mail: MAIL, kind: 'interview', quote: QUOTE, appointments: [appointment], warnings: [] },
    ...{ applicationId: row.id, candidates: [row], ...changes },
  }
  const confirm: NonNullable<NonNullable<Answers['applications']>['replies']>['confirm'] = ({ task, ...given }) => {
    const { applicationId, kind } = given
    const reply = { ...MAIL, id: crypto.randomUUID(), applicationId, kind, quote: QUOTE, addedAt: AT }
    const dueAt = '2037-11-26T09:30:00.000Z'
    const added = task && {
      ...task,
      title: String(task.title),
      day: '2037-11-26',
      id: crypto.randomUUID(),
      applicationId,
      dueAt,
      doneAt: null,
    }
    kept.replies.push(reply)
    if (added) kept.tasks.push(added)
    kept.change(applicationId, { status: 'interview', nextAt: dueAt })
    return { reply, task: added, status: 'interview', hasChanged: true }
  }
  const replies = { ...kept.answers.replies, read: proposal, confirm }
  const page = mountPage('/applications?view=list', { answers: { applications: { ...kept.answers, replies } } })
  const dialog = page.getByRole('dialog')
  async function readMail() {
    await page.getByRole('button', { name: 'More tools' }).click()
    await page.getByRole('menuitem', { name: 'Add a reply' }).click()
    await dialog.getByLabel('Mail').fill(`Subject: ${MAIL.subject}\n\n${MAIL.text}`)
    await dialog.getByRole('button', { name: 'Read the email' }).click()
    await dialog.getByLabel('This is').waitFor()
  }
  return Object.assign(page, { kept, dialog, readMail, id: row.id })
}

test('a pasted mail is confirmed, with the zone that it does not say, and becomes a status and a task', async () => {
  const page = visitTracker()
  const { dialog } = page
  await page.readMail()
  await dialog.locator('blockquote', { hasText: 'we would like to invite you to an interview' }).waitFor()
  expect(dialog.getByLabel('This is').inputValue()).toBe('interview')
  expect(dialog.getByRole('radio', { name: /Transport Planner/ }).isChecked()).toBe(true)
  expect(dialog.getByLabel('Date', { exact: true }).inputValue()).toBe('2037-11-26')
  // Nothing is confirmed before the zone is known.
  expect(dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  await dialog.getByText("The email doesn't give a time zone. Please choose one.").waitFor()
  await dialog.getByRole('status').filter({ hasText: 'Choose a time zone.' }).waitFor()
  await expectAccessible()
  await dialog.getByLabel('Time zone').fill('Amsterdam')
  await page.getByRole('option', { name: 'Europe/Amsterdam' }).click()
  expect(dialog.getByText('Choose a time zone.').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await seeToast('Reply added', 'Interview. Status: Interview.')
  const task = { day: '2037-11-26', time: '10:30', zone: 'Europe/Amsterdam' }
  expect(page.server.sentTo('applications/replies/confirm')).toMatchObject([{ applicationId: page.id, kind: 'interview', task }])
  const details = page.getByRole('complementary', { name: 'Details' })
  const box = details.getByRole('checkbox', { name: /Interview with Rijnmond Dairy/ })
  await box.waitFor()
  const [kept] = page.kept.tasks
  expect(details.getByRole('link', { name: /into your calendar/ }).getAttribute('href')).toBe(`/calendar/${kept?.id}.ics`)
  await expectAccessible()
  await box.click()
  await eventually(() => page.kept.tasks[0]?.doneAt).not.toBeNull()
})

test('a mail that says nothing we know is judged by the person, and changes nothing before', async () => {
  const page = visitTracker({ kind: null, quote: '', appointments: [], applicationId: null, candidates: [] })
  await page.readMail()
  const { dialog } = page
  await dialog.getByText("We couldn't tell what this email means. Please choose.").waitFor()
  await dialog.getByText("This email doesn't mention any of your applications. Choose one below.").waitFor()
  expect(dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  await dialog.getByText('Choose what this email is.').waitFor()
  await dialog.getByLabel('Find another').fill('transport')
  await dialog.getByRole('radio', { name: /Transport Planner/ }).click()
  await dialog.getByLabel('This is').selectOption('interview')
  await dialog.getByLabel('Add the interview as a task').uncheck()
  expect(page.server.sentTo('applications/replies/confirm')).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await seeToast('Reply added', 'Interview. Status: Interview.')
  expect(page.server.sentTo('applications/replies/confirm')).toMatchObject([{ applicationId: page.id, task: null }])
})

test('an email that looks like fraud says why, and proposes nothing', async () => {
  const page = visitTracker({ kind: null, quote: 'Pay the deposit first.', appointments: [], warnings: ['money', 'messenger'] })
  await page.readMail()
  const { dialog } = page
  await dialog.getByText('Be careful with this email.').waitFor()
  await dialog.getByText('It asks for money or bank details. Employers do not charge applicants.').waitFor()
  await dialog.getByText(/It wants to continue in a messenger/).waitFor()
  expect(dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  await expectAccessible()
})

test('a request for documents leaves the status, and becomes a task with the day by which they want them', async () => {
  const deadline = { day: '2037-11-30', time: null, zone: null, isOwnZone: false, quote: 'Please send them by 30 November.' }
  const page = visitTracker({ kind: 'request', quote: 'Please send us two references.', appointments: [deadline] })
  await page.readMail()
  const { dialog } = page
  expect(dialog.getByLabel('This is').inputValue()).toBe('request')
  await dialog.getByText(/The status stays as it is/).waitFor()
  expect(dialog.getByLabel('Add what they ask for as a task').isChecked()).toBe(true)
  expect(dialog.getByLabel('Date', { exact: true }).inputValue()).toBe('2037-11-30')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await eventually(() => page.server.sentTo('applications/replies/confirm')).toMatchObject([
    { kind: 'request', task: { title: 'Send what Rijnmond Dairy asked for', day: '2037-11-30', time: null } },
  ])
})

test('an offer without a day to answer by asks for no task, and another kind brings its own', async () => {
  const page = visitTracker({ kind: 'offer', quote: 'We would like to offer you the position.', appointments: [] })
  await page.readMail()
  const { dialog } = page
  expect(dialog.getByLabel('Add the day to answer by as a task').isChecked()).toBe(false)
  expect(dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(false)
  await dialog.getByLabel('This is').selectOption('interview')
  expect(dialog.getByLabel('Task', { exact: true }).inputValue()).toBe('Interview with Rijnmond Dairy')
})
