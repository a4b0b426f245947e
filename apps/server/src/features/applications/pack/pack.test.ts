import { localTimeOf } from '@jobapply/core/shared/time/local-time'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobApplications } from '#features/applications/record/table'
import { now } from '#platform/clock'
import { addProfile } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const POSTING = 'You know pastry and Tableau.\nRequired: food safety.'

/** Somebody with an application whose posting was kept, an interview in two days and the email that invited to it. */
async function invited() {
  const ann = await newcomer(server)
  await addProfile(ann, { technical_skills: ['Food safety'] }, 'Kitchen')
  const { id } = await ann.call.applications.tracker.add({
    ...{ job_title: 'Pastry Chef', company: 'Harbour Hotel', status: 'applied', appliedOn: null },
  })
  await server.platform.database.forUser(ann.id).update(jobApplications).set({ posting: POSTING })
  const due = new Date(Math.ceil(now().getTime() / 60_000) * 60_000 + 48 * 3_600_000)
  const when = { ...localTimeOf(due, 'Europe/Berlin'), zone: 'Europe/Berlin', reminder: 'none' as const }
  await ann.call.applications.replies.confirm({
    ...{ applicationId: id, kind: 'interview', quote: 'We invite you.', task: { title: 'Interview', ...when } },
    mail: {
      ...{ from: 'Ruth Hallam <ruth@harbour.example>', subject: 'Interview', sentAt: now().toISOString() },
      text: 'We invite you: https://meet.google.com/abc-defg-hij',
    },
  })
  await ann.call.applications.tracker.notes.add({ applicationId: id, text: 'I have not used Tableau yet. They open in March.' })
  return { ann, id, due }
}
const pdf = ({ fetch }: Person, address: string) => fetch(`/packs/${address}`)

test('a pack has the interview, its call, the posting with own words, questions and notes; its PDF the same', async () => {
  const { ann, id, due } = await invited()
  const pack = await ann.call.applications.pack.get({ applicationId: id })
  expect(pack).toMatchObject({
    job: { title: 'Pastry Chef', company: 'Harbour Hotel' },
    interview: { title: 'Interview', dueAt: due.toISOString(), zone: 'Europe/Berlin' },
    call: { address: 'https://meet.google.com/abc-defg-hij', from: 'Ruth Hallam <ruth@harbour.example>' },
    people: [{ name: 'Ruth Hallam', email: 'ruth@harbour.example' }],
    posting: { text: POSTING, keptAt: expect.any(String) },
    notes: [{ text: 'I have not used Tableau yet. They open in March.' }],
    sent: { receipt: null },
  })
  const answers = Object.fromEntries(pack.requirements.map(({ name, answer, quote }) => [name, [answer, quote]]))
  expect(answers['Food safety']).toEqual(['met', 'Food safety'])
  expect(answers.Tableau).toEqual(['notMet', 'I have not used Tableau yet.'])
  expect(pack.questions.theirs[0]).toBe('Why do you want to work as Pastry Chef at Harbour Hotel?')
  const answer = await pdf(ann, `${id}.pdf?task=${pack.interview?.id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
  const all = text.join(' ').replaceAll(/\s+/g, ' ')
  for (const words of [
    'Pastry Chef',
    '“I have not used Tableau yet.” your notes',
    'meet.google.com',
    POSTING.split('\n')[1] ?? '',
  ])
    expect(all).toContain(words)
})

test('somebody else gets no pack, by the call or as a file, and another task changes nothing', async () => {
  const { ann, id } = await invited()
  const bob = await newcomer(server)
  await expect(bob.call.applications.pack.get({ applicationId: id })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
  for (const address of [`${id}.pdf`, `${crypto.randomUUID()}.pdf`, `${id}.pdf/x`, id])
    expect((await pdf(bob, address)).status).toBe(404)
  const { interview } = await ann.call.applications.pack.get({ applicationId: id, taskId: crypto.randomUUID() })
  expect(interview?.title).toBe('Interview')
})

test('a job of which nothing is known still has a pack', async () => {
  const ann = await newcomer(server)
  const { id } = await ann.call.applications.tracker.add({ job_title: 'Lamplighter', company: 'Trust', status: 'saved' })
  const pack = await ann.call.applications.pack.get({ applicationId: id })
  expect(pack).toMatchObject({ interview: null, call: null, place: null, requirements: [], posting: { text: '', keptAt: null } })
  expect((await pdf(ann, `${id}.pdf`)).status).toBe(200)
})
