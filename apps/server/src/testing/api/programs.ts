import type { ApiKeyScope } from '@jobapply/core/auth/constants'
import { expect } from 'vitest'
import { makeKey } from '#platform/auth/api-key'
import { insertKey } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import { applicant } from '#testing/applying'
import { knock } from '#testing/knock'
import type { TestServer } from '#testing/server'
import { addSubscription } from '#testing/subscribers'

/** A key of this person, without the way through the settings. */
export async function addKey({ platform }: TestServer, userId: string, scope: ApiKeyScope = 'api'): Promise<string> {
  const { key, row } = makeKey(scope)
  await insertKey(platform.database.system, { ...row, userId, name: 'A program', createdAt: now() })
  return key
}

type Asked = { method?: string; body?: unknown; headers?: Record<string, string> }

/** Asks `/api/v1` like a program; a text is sent as it is. */
export async function askApi({ origin }: { origin: string }, key: string | undefined, path: string, asked: Asked = {}) {
  const { method = asked.body === undefined ? 'GET' : 'POST', body, headers = {} } = asked
  const answer = await knock(origin, {
    method,
    path: `/api/v1${path}`,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) }
}
export type ApiAnswer = Awaited<ReturnType<typeof askApi>>

export function expectProblem(answer: ApiAnswer, status: number, code: string) {
  expect([answer.status, answer.json?.code]).toEqual([status, code])
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const text = expect.stringMatching(/\S/)
  expect(answer.json).toMatchObject({
    status,
    type: text,
    title: text,
    detail: text,
    instance: expect.stringMatching(/^urn:uuid:/),
  })
}

/** Somebody with a profile and a key: with a paid plan, or with a trial alone. */
export async function programmer(server: TestServer, { isPaid = true } = {}) {
  const person = await applicant(server)
  if (isPaid) await addSubscription(server, person.id, { plan: 'starter', status: 'active' })
  const key = await addKey(server, person.id)
  const ask = (path: string, asked?: Asked) => askApi(server, key, path, asked)
  return { ...person, key, ask }
}
