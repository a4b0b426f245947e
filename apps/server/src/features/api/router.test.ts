import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { apiContract } from '@jobapply/core/api/contract'
import { codeExample } from '@jobapply/core/api/examples'
import { EXAMPLE_RESUME, OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { IDEMPOTENCY_HOURS } from '@jobapply/core/applications/constants'
import { MAX_DOCUMENTS } from '@jobapply/core/documents/constants'
import { toCursor } from '@jobapply/core/shared/page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepCallsTask } from '#features/applications/tasks'
import { moveClock } from '#platform/clock'
import { addKey, askApi, expectProblem, programmer } from '#testing/api/programs'
import { freeApplicant } from '#testing/applying'
import { boundsOf, exceed, inTurns, isReplaced } from '#testing/input-limits'
import { ALL_JOBS, addJobs, posting } from '#testing/jobs'
import { admin } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

type Programmer = Awaited<ReturnType<typeof programmer>>
const create = (person: Programmer, body: object, headers = {}) => person.ask('/resumes', { body, headers })

describe('API-012 the resumes of the API', () => {
  test('API-027 are documents of /resume with their own content: no profile is made, changed or counted', async () => {
    const ann = await programmer(server, { isPaid: false })
    const before = await ann.call.profiles.list()
    const { status, json: made } = await create(ann, EXAMPLE_RESUME)
    expect(status).toBe(201)
    expect(made).toMatchObject(EXAMPLE_RESUME)
    const [document] = await ann.call.documents.resumes.list()
    expect(document).toMatchObject({ id: made.id, name: EXAMPLE_RESUME.title, template: 'ledger', profileId: null })
    expect(await ann.call.profiles.list()).toEqual(before)
    await ann.call.profiles.update({ id: ann.profileId, version: 0, overwrite: true, changes: { full_name: 'Somebody Else' } })
    expect((await ann.ask(`/resumes/${made.id}?id=${crypto.randomUUID()}`)).json).toEqual(made)
    // What the page changes is what the API shows.
    const { content, version } = await ann.call.documents.resumes.get({ id: made.id })
    const changes = { name: 'Renamed', content: { ...content, full_name: 'Ann Other' } }
    await ann.call.documents.resumes.update({ id: made.id, version, changes })
    expect((await ann.ask('/resumes')).json.rows).toMatchObject([
      { id: made.id, title: 'Renamed', sections: { personal: { full_name: 'Ann Other', email: 'ann@example.org' } } },
    ])
    // The three profiles are still free.
    for (const profile_name of ['Two', 'Three']) await ann.call.profiles.create({ profile_name })
  })

  test('come in pages, each once, and a cursor that is not ours is refused', async () => {
    const ann = await programmer(server, { isPaid: false })
    for (const title of ['One', 'Two', 'Three']) await create(ann, { title })
    const titles: string[] = []
    for (let cursor = ''; ; ) {
      const { json } = await ann.ask(`/resumes?limit=2${cursor}`)
      titles.push(...json.rows.map(({ title }: { title: string }) => title))
      if (json.next === null) break
      cursor = `&cursor=${json.next}`
    }
    expect(titles).toEqual(['Three', 'Two', 'One'])
    const far = toCursor({ micros: 9_000_000_000_000_000, id: crypto.randomUUID() })
    expect((await ann.ask(`/resumes?cursor=${far}`)).json.rows).toHaveLength(3)
    for (const wrong of [
      'cursor=x',
      "cursor='%20or%201=1--",
      'cursor[]=1',
      'cursor=1.%00',
      'limit=0',
      'limit=26',
      'limit=x',
      'limit=1e1',
    ])
      expectProblem(await ann.ask(`/resumes?${wrong}`), 400, 'BAD_INPUT')
  })

  test('API-001 of others do not exist, for reading or as a cursor', async () => {
    const [ann, bob] = [await programmer(server, { isPaid: false }), await programmer(server, { isPaid: false })]
    const { json: made } = await create(ann, { title: 'Mine' })
    for (const id of [made.id, crypto.randomUUID()]) expectProblem(await bob.ask(`/resumes/${id}`), 404, 'DOCUMENT_NOT_FOUND')
    const cursor = toCursor({ micros: (Date.now() + 60_000) * 1_000, id: made.id })
    expect((await bob.ask(`/resumes?cursor=${cursor}`)).json).toEqual({ rows: [], next: null })
  })

  test('repeated with the same Idempotency-Key are made once; another body under it is refused, until a day has passed', async () => {
    const ann = await programmer(server, { isPaid: false })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await create(ann, { title: 'Once' }, headers)
    expect((await create(ann, { title: 'Once' }, headers)).json).toEqual(first.json)
    expectProblem(await create(ann, { title: 'Twice' }, headers), 409, 'KEY_REUSED')
    // Keys are a person's own.
    const bob = await programmer(server, { isPaid: false })
    expect((await create(bob, { title: 'Twice' }, headers)).status).toBe(201)
    const late = IDEMPOTENCY_HOURS * 3_600_000 + 60_000
    moveClock(late)
    try {
      await sweepCallsTask.run({}, server.platform)
      expect((await create(ann, { title: 'Twice' }, headers)).status).toBe(201)
    } finally {
      moveClock(-late)
    }
    expect((await ann.call.documents.resumes.list()).map(({ name }) => name)).toEqual(['Twice', 'Once'])
  })

  test(`are ${MAX_DOCUMENTS} at most, also when many are made at once`, async () => {
    const ann = await programmer(server, { isPaid: false })
    const answers = await Promise.all(
      Array.from({ length: MAX_DOCUMENTS + 5 }, (_, place) => create(ann, { title: `R ${place}` })),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ json }) => json.code)).toEqual(Array(5).fill('TOO_MANY_DOCUMENTS'))
    expect(await ann.call.documents.resumes.list()).toHaveLength(MAX_DOCUMENTS)
  })

  test('STATIC-032 the code example of the documentation runs unchanged, with a key inserted', async () => {
    const ann = await programmer(server, { isPaid: false })
    const code = codeExample(server.origin).replace('YOUR_API_KEY', ann.key)
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
    expect(stdout).toMatch(/^Created Pastry chef [0-9a-f-]{36}\nYou have Pastry chef\n$/)
    expect((await ann.call.documents.resumes.list()).map(({ name }) => name)).toEqual(['Pastry chef'])
  })
})

test('API-013 what is marked Pro is refused for a person on the free plan or in the trial, and open to subscribers and admins', async () => {
  const free = await freeApplicant(server)
  const people = {
    free: await addKey(server, free.id),
    trial: (await programmer(server, { isPaid: false })).key,
    paid: (await programmer(server)).key,
    admin: await addKey(server, (await admin(server)).id),
  }
  for (const { method, path, plan } of Object.values(OPERATIONS)) {
    const asked = { method, body: method === 'POST' ? { title: 'x', jobIds: ['x'] } : undefined }
    const refused: string[] = []
    for (const [who, key] of Object.entries(people)) {
      const { status, json } = await askApi(server, key, path.replace('{id}', crypto.randomUUID()), asked)
      if (status === 403) expect(json.code).toBe('PAID_PLAN_NEEDED')
      if (status === 403) refused.push(who)
    }
    expect([path, refused]).toEqual([path, plan === 'Pro' ? ['free', 'trial'] : []])
  }
  const pro = Object.values(OPERATIONS).flatMap(({ path, plan }) => (plan === 'Pro' ? path : []))
  expect(pro).toEqual(expect.arrayContaining(['/jobs/search', '/auto-apply']))
})

describe('jobs', () => {
  test('are searched and scored like on the page, page by page', async () => {
    const ann = await programmer(server)
    await addJobs(
      server,
      Array.from({ length: 3 }, () => posting({ title: 'Marzipan Sculptor' })),
    )
    const page = await ann.call.search.jobs({
      profileId: ann.profileId,
      filters: { ...ALL_JOBS, searchTerm: 'marzipan' },
    })
    const first = await ann.ask('/jobs/search?searchTerm=marzipan&limit=2')
    const second = await ann.ask(`/jobs/search?searchTerm=marzipan&limit=2&cursor=${first.json.next}`)
    expect([...first.json.rows, ...second.json.rows]).toEqual(page.jobs)
    expect([first.json.total, second.json.next]).toEqual([3, null])
    expect((await ann.ask('/jobs/search?searchTerm=marzipan&cursor=9999')).json.rows).toEqual([])
    // The last page is known to be the last, also when it is full.
    expect((await ann.ask(`/jobs/search?searchTerm=marzipan&limit=${first.json.total}`)).json.next).toBeNull()
    for (const wrong of ['cursor=0', 'cursor=-1', 'cursor=12345', 'limit=51', 'workType=moon', `searchTerm=${'x'.repeat(2_000)}`])
      expectProblem(await ann.ask(`/jobs/search?${wrong}`), 400, 'BAD_INPUT')
    const [job] = page.jobs
    const { json } = await ann.ask(`/jobs/${encodeURIComponent(job?.id ?? '')}`)
    expect(json).toMatchObject({
      job: { id: job?.id, matchScore: job?.matchScore },
      parts: expect.any(Array),
      gaps: expect.any(Array),
    })
    expectProblem(await ann.ask('/jobs/nobody%3A1'), 404, 'JOB_NOT_FOUND')
  })

  test("API-001 are not searched with somebody else's profile", async () => {
    const [ann, bob] = [await programmer(server), await programmer(server)]
    for (const path of ['/jobs/search', '/jobs/x']) {
      expectProblem(await bob.ask(`${path}?profileId=${ann.profileId}`), 404, 'PROFILE_NOT_FOUND')
    }
    const body = { jobIds: ['x'], profileId: ann.profileId }
    expectProblem(await bob.ask('/auto-apply', { body }), 404, 'PROFILE_NOT_FOUND')
  })
})

test('every text, list and number that an operation takes has a limit, and one beyond it is refused with its name', async () => {
  const ann = await programmer(server)
  const accepted: string[] = []
  let count = 0
  for (const [name, { '~orpc': definition }] of Object.entries(apiContract)) {
    const { method, path } = OPERATIONS[name as OperationName]
    const bounds = boundsOf(definition.inputSchema).filter(({ path: [field] }) => !path.includes(`{${field}}`))
    count += bounds.length
    // An address has room for one of them.
    for (const some of method === 'GET' ? bounds.map((bound) => [bound]) : inTurns(bounds)) {
      const input = exceed(some) as Record<string, string>
      const address = method === 'GET' ? `${path.replace('{id}', 'x')}?${new URLSearchParams(input)}` : path
      const { status, json } = await ann.ask(address, { method, body: method === 'POST' ? input : undefined })
      expect([address.slice(0, 50), status]).toEqual([address.slice(0, 50), 400])
      const refused = json.errors.map((error: { path: string }) => error.path)
      const fields = some.map((bound) => bound.path.join('.')).filter((field) => !isReplaced(field))
      accepted.push(...fields.flatMap((field) => (refused.includes(field) ? [] : `${name} ${field}`)))
    }
  }
  expect(accepted).toEqual([])
  expect(count).toBeGreaterThan(40)
})
