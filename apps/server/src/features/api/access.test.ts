import { CALLS_PER_MINUTE } from '@jobapply/core/api/constants'
import { OPERATIONS } from '@jobapply/core/api/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKey, askApi, expectProblem, programmer } from '#testing/api/programs'
import { newcomer, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

const EVERYTHING = [
  ...Object.values(OPERATIONS).map(({ method, path }) => ({ method, path: path.replace('{id}', crypto.randomUUID()) })),
  { method: 'GET', path: '/openapi.json' },
  { method: 'POST', path: '/mcp' },
  { method: 'GET', path: '/nothing' },
]
const change = (query: string, ...values: unknown[]) => server.platform.database.systemPool.query(query, values)

describe('API-010 /api/v1 answers only to a key of its own', () => {
  test.each(EVERYTHING)(
    '$method $path is refused without one, with a wrong one and with a session alone',
    async ({ method, path }) => {
      const ann = await newcomer(server)
      const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const extension = await addKey(server, ann.id, 'extension')
      const body = method === 'POST' ? {} : undefined
      for (const [key, headers] of [
        [undefined, {}],
        ['jaa_wrong', {}],
        [`jaa_${'x'.repeat(43)}`, {}],
        [undefined, { cookie }],
        [undefined, { authorization: `Basic ${extension}` }],
      ] as const) {
        const answer = await askApi(server, key, path, { method, body, headers })
        expectProblem(answer, 401, 'KEY_NEEDED')
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
      expectProblem(await askApi(server, extension, path, { method, body }), 403, 'NOT_ALLOWED')
    },
  )

  test('a revoked key, and that of a blocked or deleted person, opens nothing any more', async () => {
    const ann = await programmer(server)
    const { key, id } = await ann.call.auth.security.keys.create({ name: 'x', proof: { password: PASSWORD } })
    expect((await askApi(server, key, '/resumes')).status).toBe(200)
    await ann.call.auth.security.keys.revoke({ id })
    expectProblem(await askApi(server, key, '/resumes'), 401, 'KEY_NEEDED')
    await change('update users set blocked_at = now() where id = $1', ann.id)
    expectProblem(await ann.ask('/resumes'), 403, 'ACCOUNT_BLOCKED')
    await change('delete from users where id = $1', ann.id)
    expectProblem(await ann.ask('/resumes'), 401, 'KEY_NEEDED')
  })

  test('pages of other sites cannot read it, and it sets no cookie', async () => {
    const ann = await programmer(server)
    const headers = { origin: 'https://elsewhere.example' }
    const preflight = await askApi(server, undefined, '/resumes', { method: 'OPTIONS', headers })
    expectProblem(preflight, 405, 'METHOD_NOT_ALLOWED')
    for (const answer of [preflight, await ann.ask('/resumes', { headers })]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('what is wrong is told as RFC 9457 describes', () => {
  test.each([
    ['an unknown address', '/nothing', {}, 404, 'NOT_FOUND'],
    ['an address that cannot be read', '/resumes/%E0%A4%A', {}, 404, 'NOT_FOUND'],
    ['a method that the address does not take', '/auto-apply', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['a method that nothing takes', '/resumes', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'a form',
      '/resumes',
      { body: 'title=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'NOT_JSON',
    ],
    ['no JSON', '/resumes', { body: '{' }, 400, 'BAD_INPUT'],
    ['JSON that nests too deep', '/resumes', { body: '['.repeat(5_000) }, 400, 'BAD_INPUT'],
    ['half a letter', '/resumes', { body: '{"title":"\\ud800"}' }, 400, 'BAD_INPUT'],
    ['a body that is too large', '/resumes', { body: { title: 'x'.repeat(1_100_000) } }, 413, 'TOO_LARGE'],
    ['an address that is too long', `/resumes?cursor=${'x'.repeat(9_000)}`, {}, 414, 'TOO_LARGE'],
    [
      'a key of a repeated call that is too short',
      '/resumes',
      { body: { title: 'x' }, headers: { 'idempotency-key': 'x' } },
      400,
      'BAD_INPUT',
    ],
  ] as const)('%s', async (_, path, asked, status, code) => {
    const ann = await programmer(server)
    const answer = await ann.ask(path, asked)
    expectProblem(answer, status, code)
    expect(answer.headers.allow !== undefined).toBe(status === 405)
    expect((await ann.call.documents.resumes.list()).length).toBe(0)
  })

  test('each field that is not valid is named', async () => {
    const ann = await programmer(server)
    const answer = await ann.ask('/resumes', {
      body: { title: 'x'.repeat(200_000), sections: { personal: { email: 'nobody' } } },
    })
    expectProblem(answer, 400, 'BAD_INPUT')
    expect(answer.json.errors).toEqual([
      { path: 'title', message: 'Title must be at most 80 characters' },
      { path: 'sections.personal.email', message: 'Invalid email format' },
    ])
  })
})

test(`of 100 equal calls at once a key makes ${CALLS_PER_MINUTE}, with one effect, and the others are told how long to wait`, async () => {
  const ann = await programmer(server)
  const asked = { body: { title: 'Once' }, headers: { 'idempotency-key': 'the same for all' } }
  const answers = await Promise.all(Array.from({ length: 100 }, () => ann.ask('/resumes', asked)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(100 - CALLS_PER_MINUTE)
  for (const answer of refused) {
    expectProblem(answer, 429, 'TOO_MANY_CALLS')
    expect(Number(answer.headers['retry-after'])).toBeOneOf(Array.from({ length: 60 }, (_, place) => place + 1))
  }
  const ids = new Set(answers.flatMap(({ json }) => json.id ?? []))
  expect((await ann.call.documents.resumes.list()).map(({ id }) => id)).toEqual([...ids])
  // Another key of the same person has its own minute.
  expect((await askApi(server, await addKey(server, ann.id), '/resumes')).status).toBe(200)
})
