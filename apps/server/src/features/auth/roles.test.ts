import { FAULTS } from '@jobapply/core/faults'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knock } from '#testing/knock'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let boss: Person
let ann: Person
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
  ann = await newcomer(server)
})
afterAll(() => server.stop())

/** The documented address, as any program would call it. */
async function ask(as: Person | undefined, body: unknown) {
  const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const answer = await knock(server.origin, {
    method: 'POST',
    path: '/functions/v1/is_admin',
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) }
}

describe('API-019 is_admin is served at POST /functions/v1/is_admin', () => {
  test('with {_user_id} it answers a boolean', async () => {
    expect(await ask(boss, { _user_id: boss.id })).toEqual({ status: 200, body: true })
    expect(await ask(ann, { _user_id: ann.id })).toEqual({ status: 200, body: false })
  })

  test('an admin may ask about anybody; for others nobody is one', async () => {
    expect(await ask(boss, { _user_id: ann.id })).toEqual({ status: 200, body: false })
    expect(await ask(ann, { _user_id: boss.id })).toEqual({ status: 200, body: false })
    expect(await ask(ann, { _user_id: crypto.randomUUID() })).toEqual({ status: 200, body: false })
  })

  test('8.3.2 a role that was taken away is gone at the next call, in the same session', async () => {
    const former = await admin(server)
    expect(await ask(former, { _user_id: former.id })).toEqual({ status: 200, body: true })
    await server.platform.database.systemPool.query('delete from user_roles where user_id = $1', [former.id])
    expect(await ask(former, { _user_id: former.id })).toEqual({ status: 200, body: false })
    await expect(former.call.auth.session()).resolves.toMatchObject({ user: { is_admin: false } })
  })
})

describe('API-025 an expected refusal is a typed fault: a status of 4xx, a code and a sentence', () => {
  test.each([
    ['no session', undefined, { _user_id: crypto.randomUUID() }, 401, 'SIGNED_OUT'],
    ['no id', true, {}, 400, 'BAD_INPUT'],
    ['no UUID', true, { _user_id: "1' or '1'='1" }, 400, 'BAD_INPUT'],
    ['a list', true, [], 400, 'BAD_INPUT'],
    ['a number', true, { _user_id: 5 }, 400, 'BAD_INPUT'],
  ])('%s', async (_, signedIn, input, status, code) => {
    const answer = await ask(signedIn ? ann : undefined, input)
    expect(answer).toMatchObject({ status, body: { code, status, message: FAULTS[code]?.message } })
  })

  test.each([
    ['a body that is no JSON', '{"_user_id":', 'application/json', 400, 'BAD_INPUT'],
    ['an empty body', '', 'application/json', 400, 'BAD_INPUT'],
    ['another kind of body', '_user_id=1', 'application/x-www-form-urlencoded', 415, 'BAD_INPUT'],
  ])('%s', async (_, body, type, status, code) => {
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': type, cookie }
    const answer = await knock(server.origin, { method: 'POST', path: '/functions/v1/is_admin', headers, body })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ code, status, message: FAULTS.BAD_INPUT?.message })
  })

  test('an unknown function', async () => {
    const answer = await knock(server.origin, { method: 'POST', path: '/functions/v1/unknown' })
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'NOT_FOUND', status: 404, message: "We couldn't find this." })
  })
})
