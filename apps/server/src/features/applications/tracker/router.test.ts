import { MAX_CONTACTS, MAX_NOTES } from '@jobapply/core/applications/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { applicant, approve, approveOne, freeApplicant, jobOf, submission, unitsUsed } from '#testing/applying'
import { addJobs, posting } from '#testing/jobs'
import type { Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { applicationContacts, applicationNotes } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const tracker = ({ call }: Person) => call.applications.tracker
const typed = (job_title: string, more: object = {}) => ({
  job_title,
  company: 'Rijnmond Dairy',
  status: 'applied' as const,
  ...more,
})
const titles = ({ rows }: { rows: { job_title: string }[] }) => rows.map(({ job_title }) => job_title)
const statusesOf = ({ rows }: { rows: { status: string }[] }) => rows.map(({ status }) => status)

test('TOOLS-004 the tracker lists saved, queued and sent applications with job, status, progress and date, in pages and by status', async () => {
  const ann = await applicant(server)
  await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf(1)] })
  await approveOne(ann, 2)
  await ann.call.applications.submit(submission(3))
  const all = await tracker(ann).list()
  expect(all.rows.map(({ job_title, status, progress, appliedAt }) => [job_title, status, progress, appliedAt !== null])).toEqual(
    [
      ['Pastry Chef 3', 'applied', null, true],
      ['Pastry Chef 2', 'queued', 'ready', false],
      ['Pastry Chef 1', 'saved', null, false],
    ],
  )
  const first = await tracker(ann).list({ limit: 2 })
  expect(titles(await tracker(ann).list({ limit: 2, cursor: first.next ?? '' }))).toEqual(['Pastry Chef 1'])
  expect(titles(await tracker(ann).list({ statuses: ['saved', 'queued'], sort: 'added' }))).toEqual([
    'Pastry Chef 2',
    'Pastry Chef 1',
  ])
  expect(await tracker(ann).counts()).toMatchObject({ saved: 1, queued: 1, applied: 1, interview: 0 })
  const bob = await applicant(server)
  expect((await tracker(bob).list()).rows).toEqual([])
  expect(await tracker(bob).counts()).toEqual({
    ...{ saved: 0, queued: 0, applied: 0, 'under-review': 0 },
    ...{ interview: 0, offer: 0, rejected: 0, withdrawn: 0 },
  })
})

test('an undone move leaves the day since when the application has its status', async () => {
  const ann = await applicant(server)
  const { id, statusAt } = await tracker(ann).add(typed('Transport Planner'))
  const since = async () => (await tracker(ann).get({ id })).statusAt
  const { at, changed } = await tracker(ann).move({ ids: [id], to: 'interview' })
  expect(await since()).toBe(at)
  const { rows } = await tracker(ann).undo({ ids: changed, at })
  expect([rows[0]?.status, rows[0]?.statusAt, await since()]).toEqual(['applied', statusAt, statusAt])
  const again = await tracker(ann).move({ ids: [id], to: 'offer' })
  expect(await since()).toBe(again.at)
})

test('TOOLS-005 the person moves an application, and every move stands in its history', async () => {
  const ann = await applicant(server)
  const { id } = await tracker(ann).add(typed('Transport Planner'))
  for (const to of ['interview', 'offer', 'applied', 'rejected', 'withdrawn', 'under-review'] as const) {
    const { rows, changed, refused } = await tracker(ann).move({ ids: [id], to })
    expect([rows[0]?.status, changed, refused]).toEqual([to, [id], []])
  }
  const { history } = await tracker(ann).get({ id })
  const expected = ['applied', 'interview', 'offer', 'applied', 'rejected', 'withdrawn', 'under-review']
  expect(history.map(({ to, by }) => [to, by])).toEqual(expected.map((to) => [to, 'you']))
  // Where it is already, nothing changes and nothing is refused.
  expect(await tracker(ann).move({ ids: [id], to: 'under-review' })).toMatchObject({ changed: [], refused: [], rows: [{ id }] })
})

test('what was not sent is not moved past Applied, and Applied and Queued keep their own calls', async () => {
  const ann = await applicant(server)
  const { added } = await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf(1)] })
  const ids = [added[0]?.id ?? '']
  for (const to of ['queued', 'applied', 'interview', 'offer', 'withdrawn'] as const)
    expect(await tracker(ann).move({ ids, to })).toMatchObject({ rows: [], changed: [], refused: [{ reason: 'not-possible' }] })
  expect(await tracker(ann).counts()).toMatchObject({ saved: 1 })
})

test('many are removed at once, with their receipts as one removal does; what is being filled in stays', async () => {
  const ann = await applicant(server)
  const typedIn = await tracker(ann).add(typed('Planner'))
  const { application } = await ann.call.applications.submit(submission('gone'))
  const filling = await approveOne(ann, 'filling')
  await ann.call.applications.report({ id: filling.id, progress: 'filling', note: '' })
  const ids = [typedIn.id, application?.id ?? '', filling.id]
  const bob = await applicant(server)
  expect(await tracker(bob).remove({ ids })).toEqual({ removed: [], refused: [] })
  const { removed, refused } = await tracker(ann).remove({ ids })
  expect([removed.toSorted(), refused]).toEqual([ids.slice(0, 2).toSorted(), [filling.id]])
  expect((await tracker(ann).list()).rows.map(({ id }) => id)).toEqual([filling.id])
  expect((await ann.call.applications.receipts.list()).rows.map(({ kind }) => kind)).toEqual(['removed', 'sent'])
  expect(await ann.call.applications.receipts.check()).toMatchObject({ broken: null })
})

test('many are moved at once and come back with one undo, each to where it stood', async () => {
  const ann = await applicant(server)
  const one = await tracker(ann).add(typed('Planner'))
  const two = await tracker(ann).add(typed('Dispatcher', { status: 'interview' }))
  const { rows, at, changed } = await tracker(ann).move({ ids: [one.id, two.id], to: 'rejected' })
  expect(statusesOf({ rows })).toEqual(['rejected', 'rejected'])
  expect(statusesOf(await tracker(ann).undo({ ids: changed, at }))).toEqual(['applied', 'interview'])
  // An undo is a step too, and a second one finds that something has happened since.
  const { history } = await tracker(ann).get({ id: two.id })
  expect(history.at(-1)).toMatchObject({ from: 'rejected', to: 'interview', note: 'undone' })
  expect(await tracker(ann).undo({ ids: changed, at })).toMatchObject({ changed: [], refused: [{ reason: 'not-possible' }, {}] })
})

test('withdrawing from the queue frees its unit, and undoing takes it again while there is one', async () => {
  const ann = await freeApplicant(server)
  const { id } = await approveOne(ann, 1)
  const withdrawn = await tracker(ann).move({ ids: [id], to: 'withdrawn' })
  expect([withdrawn.rows[0]?.status, await unitsUsed(ann)]).toEqual(['withdrawn', 0])
  const back = await tracker(ann).undo({ ids: [id], at: withdrawn.at })
  expect([back.rows[0]?.status, back.rows[0]?.progress, await unitsUsed(ann)]).toEqual(['queued', 'ready', 1])
  const again = await tracker(ann).move({ ids: [id], to: 'withdrawn' })
  for (const number of [2, 3, 4]) await ann.call.applications.submit(submission(number))
  expect(await tracker(ann).undo({ ids: [id], at: again.at })).toMatchObject({ changed: [], refused: [{ id, reason: 'limit' }] })
  expect(await unitsUsed(ann)).toBe(3)
})

test('nothing takes back a sending, an approval or a change of somebody else', async () => {
  const ann = await applicant(server)
  await ann.call.applications.submit(submission(1))
  const { queued } = await approve(ann, jobOf(2))
  const dropped = await approveOne(ann, 3)
  await tracker(ann).move({ ids: [dropped.id], to: 'withdrawn' })
  await ann.call.applications.submit(submission(3))
  const { rows } = await tracker(ann).list()
  for (const { id } of rows) {
    const { history } = await tracker(ann).get({ id })
    const undone = await tracker(ann).undo({ ids: [id], at: history.at(-1)?.at ?? '' })
    expect(undone).toMatchObject({ changed: [], refused: [{ id, reason: 'not-possible' }] })
  }
  expect((await ann.call.applications.get({ id: queued[0]?.id ?? '' })).status).toBe('queued')
  expect((await ann.call.applications.get({ id: dropped.id })).status).toBe('applied')
})

test('undo does not bring back a second application for an address that another one has taken', async () => {
  const ann = await applicant(server)
  const { id } = await approveOne(ann, 1)
  const { at } = await tracker(ann).move({ ids: [id], to: 'withdrawn' })
  await approve(ann, jobOf('elsewhere', { job_url: jobOf(1).job_url }))
  const { rows } = await tracker(ann).list({ statuses: ['queued'] })
  expect(await tracker(ann).undo({ ids: [id], at })).toMatchObject({ changed: [] })
  expect(await tracker(ann).list({ statuses: ['queued'] })).toMatchObject({ rows: rows.map((row) => ({ id: row.id })) })
})

test('100 moves of one application at once leave it in one place with a history without gaps', async () => {
  const ann = await applicant(server)
  const { id } = await tracker(ann).add(typed('Planner'))
  const targets = ['interview', 'offer', 'rejected', 'under-review', 'withdrawn'] as const
  const moves = Array.from({ length: 100 }, (_, index) =>
    tracker(ann).move({ ids: [id], to: targets[index % targets.length] ?? 'offer' }),
  )
  expect((await Promise.all(moves)).flatMap(({ refused }) => refused)).toEqual([])
  const { status, history } = await tracker(ann).get({ id })
  const changes = history.filter(({ column }) => column === 'status')
  expect(new Set(changes.map(({ from, to }) => `${from} ${to}`)).has(`${status} ${status}`)).toBe(false)
  // Those of one millisecond have no order of their own, so the ends are counted: each status is left as often as it was reached.
  const left = changes.filter(({ from }) => from !== null).map(({ from }) => from)
  const reached = changes.map(({ to }) => to)
  expect(reached.toSorted()).toEqual([...left, status].toSorted())
})

test('ids of other people and of nobody are refused alike, and theirs stay as they are', async () => {
  const [ann, eve] = [await applicant(server), await applicant(server)]
  const { id } = await tracker(ann).add(typed('Planner'))
  const own = await tracker(eve).add(typed('Dispatcher'))
  const note = await tracker(ann).notes.add({ applicationId: id, text: 'Mine' })
  const contact = await tracker(ann).contacts.add({ applicationId: id, name: 'Hanna' })
  const nobody = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
  const { changed, refused, at } = await tracker(eve).move({ ids: [id, own.id, nobody], to: 'offer' })
  expect([changed, refused]).toEqual([[own.id], [id, nobody].map((other) => ({ id: other, reason: 'missing' }))])
  expect((await tracker(eve).undo({ ids: [id], at })).refused).toEqual([{ id, reason: 'missing' }])
  const missing = { code: 'APPLICATION_NOT_FOUND', status: 404 }
  await expect(tracker(eve).get({ id })).rejects.toMatchObject(missing)
  await expect(tracker(eve).edit({ id, changes: { nextText: 'Hers now' } })).rejects.toMatchObject(missing)
  await expect(tracker(eve).notes.add({ applicationId: id, text: 'Hers' })).rejects.toMatchObject(missing)
  await expect(tracker(eve).contacts.add({ applicationId: id, name: 'Eve' })).rejects.toMatchObject(missing)
  await expect(tracker(eve).notes.edit({ id: note.id, text: 'Hers' })).rejects.toMatchObject({ code: 'NOTE_NOT_FOUND' })
  await expect(tracker(eve).contacts.edit({ id: contact.id, name: 'Eve' })).rejects.toMatchObject({ code: 'CONTACT_NOT_FOUND' })
  expect(await tracker(eve).notes.remove({ id: note.id })).toEqual({ removed: false })
  expect(await tracker(ann).get({ id })).toMatchObject({
    status: 'applied',
    notes: [{ text: 'Mine' }],
    contacts: [{ name: 'Hanna' }],
  })
})

test('TOOLS-009 APPLY-062 an application made elsewhere is typed in with job, company, date and status, and takes no unit', async () => {
  const ann = await freeApplicant(server)
  const { id } = await tracker(ann).add(
    typed('Planner', { status: 'interview', appliedOn: '2026-10-02', location: 'Barendrecht' }),
  )
  const details = await tracker(ann).get({ id })
  expect(details).toMatchObject({ company: 'Rijnmond Dairy', status: 'interview', hasReceipt: false })
  expect(details.appliedAt).toBe('2026-10-02T12:00:00.000Z')
  expect(details.history.map(({ from, to, at }) => [from, to, at.slice(0, 10)])).toEqual([
    [null, 'applied', '2026-10-02'],
    ['applied', 'interview', now().toISOString().slice(0, 10)],
  ])
  for (let more = 0; more < 4; more++) await tracker(ann).add(typed(`Planner ${more}`))
  expect(await unitsUsed(ann)).toBe(0)
  const edited = await tracker(ann).edit({
    id,
    changes: { job_title: 'Head Planner', appliedOn: '2026-10-05', deadline: '2026-12-01' },
  })
  expect(edited).toMatchObject({ job_title: 'Head Planner', deadline: '2026-12-01', appliedAt: '2026-10-05T12:00:00.000Z' })
})

test('a typed-in address that is applied to already is refused, and a saved job of that address goes on', async () => {
  const ann = await applicant(server)
  const { added } = await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf(1)] })
  const { job_url } = jobOf(1)
  await expect(tracker(ann).add(typed('Pastry Chef', { job_url, status: 'saved' }))).rejects.toMatchObject({
    code: 'ALREADY_TRACKED',
  })
  expect((await tracker(ann).add(typed('Pastry Chef', { job_url }))).id).toBe(added[0]?.id)
  await expect(tracker(ann).add(typed('Pastry Chef', { job_url }))).rejects.toMatchObject({ code: 'ALREADY_TRACKED' })
  const other = await tracker(ann).add(typed('Baker'))
  await expect(tracker(ann).edit({ id: other.id, changes: { job_url } })).rejects.toMatchObject({ code: 'ALREADY_TRACKED' })
  const { queued } = await approve(ann, jobOf(2))
  await expect(tracker(ann).edit({ id: queued[0]?.id ?? '', changes: { company: 'Other' } })).rejects.toMatchObject({
    code: 'NOT_TYPED_IN',
  })
})

test('words are found in title, company, place, notes and contacts, by their beginning and without accents', async () => {
  const ann = await applicant(server)
  const { id } = await tracker(ann).add(typed('Transport Planner/Driver', { company: 'Skåne Kliniken', location: 'Malmö' }))
  await tracker(ann).add(typed('Baker'))
  await tracker(ann).notes.add({ applicationId: id, text: 'Sixty trucks from two sites' })
  await tracker(ann).contacts.add({ applicationId: id, name: 'Hanna de Vries', email: 'h.vries@skane.example' })
  const found = async (text: string) => titles(await tracker(ann).list({ text }))
  for (const text of ['plan', 'DRIVER', 'skane', 'Skåne malmo', 'truck sixty', 'vries@skane', 'hanna', 'transport-planner'])
    expect([text, await found(text)]).toEqual([text, ['Transport Planner/Driver']])
  for (const text of ['lanner', 'planner baker', '!!!', "'; drop table x; --", ':* & |', '\\'])
    expect([text, await found(text)]).toEqual([text, []])
  expect(await tracker(ann).counts({ text: 'plan' })).toMatchObject({ applied: 1 })
})

test('notes and contacts are kept, changed and removed, and end at their limits', async () => {
  const ann = await applicant(server)
  const { id: applicationId } = await tracker(ann).add(typed('Planner'))
  const note = await tracker(ann).notes.add({ applicationId, text: '  Every fourth Sunday\r\nis fine.  ' })
  expect(note.text).toBe('Every fourth Sunday\nis fine.')
  expect(await tracker(ann).notes.edit({ id: note.id, text: 'Sundays are fine.' })).toMatchObject({ text: 'Sundays are fine.' })
  const contact = await tracker(ann).contacts.add({ applicationId, name: 'Hanna', role: 'Planning manager' })
  expect(await tracker(ann).contacts.edit({ id: contact.id, name: 'Hanna de Vries' })).toMatchObject({
    name: 'Hanna de Vries',
    role: '',
  })
  const { system } = server.platform.database
  const at = now()
  const row = { user_id: ann.id, applicationId, text: 'x', createdAt: at, updatedAt: at }
  await system.insert(applicationNotes).values(Array.from({ length: MAX_NOTES - 1 }, () => row))
  await expect(tracker(ann).notes.add({ applicationId, text: 'One more' })).rejects.toMatchObject({ code: 'TOO_MANY_NOTES' })
  const person = { ...row, ...{ name: 'Somebody', role: '', email: '', phone: '' } }
  await system.insert(applicationContacts).values(Array.from({ length: MAX_CONTACTS - 1 }, () => person))
  await expect(tracker(ann).contacts.add({ applicationId, name: 'One more' })).rejects.toMatchObject({
    code: 'TOO_MANY_CONTACTS',
  })
  expect(await tracker(ann).notes.remove({ id: note.id })).toEqual({ removed: true })
  await ann.call.applications.remove({ id: applicationId })
  expect(await system.select().from(applicationNotes)).not.toContainEqual(expect.objectContaining({ applicationId }))
})

test('TOOLS-007 a saved job of the index keeps its score and its last day', async () => {
  const ann = await applicant(server)
  await addJobs(server, [posting({ title: 'Pastry Chef', id: 'deadline', expires: '2027-01-31' })])
  await ann.call.applications.saved.add({
    profileId: ann.profileId,
    jobs: [jobOf(1, { jobId: 'greenhouse:deadline' }), jobOf(2)],
  })
  const saved = await tracker(ann).list({ sort: 'added', statuses: ['saved'] })
  const facts = saved.rows.map(({ jobId, score, deadline }) => [jobId, typeof score, deadline])
  expect(facts.toSorted()).toEqual([
    ['board:2', 'object', null],
    ['greenhouse:deadline', 'number', '2027-01-31'],
  ])
  expect((await tracker(ann).list({ isDated: true })).rows.map(({ jobId }) => jobId)).toEqual(['greenhouse:deadline'])
  expect(await tracker(ann).counts()).toMatchObject({ saved: 2 })
})
