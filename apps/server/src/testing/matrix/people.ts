import { addKey } from '#testing/api/programs'
import { knock } from '#testing/knock'
import { admin, newcomer, type Person } from '#testing/people'
import type { TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'
import type { Door } from './doors.ts'
import type { Rows } from './owned.ts'

/** Whoever stands at a door: a browser with a session, with the keys of that person for the doors that take keys, or a key alone. */
export type Visitor = { person?: Person; keys?: { key: string; extension: string }; bearer?: string }
export type Answer = { status: number; code: string | undefined; body: string }

export async function withKeys(server: TestServer, person: Person): Promise<Visitor> {
  return { person, keys: { key: await addKey(server, person.id), extension: await addKey(server, person.id, 'extension') } }
}

/** Those who are refused somewhere, or let in without owning what is asked for. */
export async function addVisitors(server: TestServer, { id: ownerId }: Pick<Person, 'id'>): Promise<Record<string, Visitor>> {
  const change = (query: string, { id }: Person) => server.platform.database.systemPool.query(query, [id])
  const [ended, blocked, leaving] = [await newcomer(server), await newcomer(server), await newcomer(server)]
  const [careless, boss, former] = [await admin(server), await admin(server), await admin(server)]
  await change('delete from sessions where user_id = $1', ended)
  await turnOnTwoStep(boss)
  await turnOnTwoStep(former)
  const visitors = {
    visitor: {},
    'ended session': { person: ended },
    blocked: await withKeys(server, blocked),
    'in deletion grace': await withKeys(server, leaving),
    'admin without second step': { person: careless },
    admin: { person: boss },
    'former admin': { person: former },
    'api key': { bearer: await addKey(server, ownerId) },
    'extension key': { bearer: await addKey(server, ownerId, 'extension') },
  }
  await change('update users set blocked_at = now() where id = $1', blocked)
  await change(
    `insert into account_deletions (user_id, token_hash, token_expires_at, requested_at, scheduled_deletion_at)
     values ($1, 'x', now(), now(), now() + interval '6 days')`,
    leaving,
  )
  await change("delete from user_roles where user_id = $1 and role = 'admin'", former)
  return visitors
}

function headersFor({ door }: Door, { person, keys, bearer }: Visitor): Record<string, string> {
  const key = bearer ?? (door === 'key' || door === 'extension' ? keys?.[door] : undefined)
  if (key) return { authorization: `Bearer ${key}` }
  return person ? { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}
}

/** With an empty body, which is enough to learn whether somebody is let in. */
export async function tryDoor({ origin }: TestServer, door: Door, visitor: Visitor, rows: Rows): Promise<Answer> {
  return send(origin, door, visitor, door.path(rows), door.name.includes(' ') ? {} : { json: {} })
}

/** As somebody asks who names these rows. */
export async function askFor({ origin }: TestServer, door: Door, visitor: Visitor, rows: Rows): Promise<Answer> {
  const body = door.body(rows)
  const input = (body as { json?: object }).json ?? {}
  const { person } = visitor
  if (person && Object.values(input).some((value) => value instanceof File)) return sendFile(door, person, input)
  return send(origin, door, visitor, door.path(rows), body)
}

async function send(origin: string, door: Door, visitor: Visitor, path: string, body: unknown): Promise<Answer> {
  const { method } = door
  const headers = { ...headersFor(door, visitor), ...(method === 'POST' && { 'content-type': 'application/json' }) }
  const answer = await knock(origin, { method, path, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  keepCookies(visitor, answer.headers['set-cookie'] ?? [])
  return { status: answer.status, code: /"code":"([A-Z_]+)"/.exec(answer.body)?.[1], body: answer.body }
}

/** Files go as the page sends them. */
async function sendFile({ name }: Door, { call }: Person, input: object): Promise<Answer> {
  type Part = { [name: string]: Part } & ((input: object) => Promise<unknown>)
  const ask = name.split('/').reduce((part, step) => part[step] as Part, call as unknown as Part)
  try {
    const answer = await ask(input)
    const steps = answer && typeof answer === 'object' && Symbol.asyncIterator in answer ? await readAll(answer) : answer
    return { status: 200, code: undefined, body: JSON.stringify(steps) }
  } catch (error) {
    const { status, code, message } = error as { status: number; code: string; message: string }
    return { status, code, body: message }
  }
}

async function readAll(steps: object): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const step of steps as AsyncIterable<unknown>) all.push(step)
  return all
}

function keepCookies({ person }: Visitor, cookies: readonly string[]) {
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value !== '' && !/max-age=0/i.test(cookie)) person?.cookies.set(name, value)
  }
}
