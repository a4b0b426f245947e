import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorsOf } from '#platform/feature/api'
import { knockCall } from '#testing/knock'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'
import { router } from './features.ts'

type Call = { name: string; call: AnyProcedure }
const callsIn = (node: object, path: readonly string[] = []): Call[] =>
  isProcedure(node)
    ? [{ name: path.join('/'), call: node }]
    : Object.entries(node).flatMap(([name, below]) => callsIn(below, [...path, name]))
/** Whether it takes the id of the person that it is about: then it may tell an admin more than others. */
const asksAboutSomebody = ({ '~orpc': { inputSchema } }: AnyProcedure) =>
  Object.hasOwn((inputSchema as { shape?: object } | undefined)?.shape ?? {}, '_user_id')
const CALLS = callsIn(router).map(({ name, call }) => ({
  name,
  door: doorsOf(call)[0],
  isAboutSomebody: asksAboutSomebody(call),
}))

let server: TestServer
let ann: Person
let boss: Person
beforeAll(async () => {
  server = await startServer({ ADMIN_REQUIRE_SECOND_FACTOR: 'on' })
  ann = await newcomer(server)
  boss = await admin(server)
})
afterAll(() => server.stop())

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
async function ask(name: string, as: Person, input: unknown = {}) {
  const { status, body } = await knockCall(server.origin, name, input, { cookie: cookieOf(as) })
  const { json } = JSON.parse(body)
  return status === 200 ? json : [status, json.code]
}

describe('where admins need two-step sign-in, an admin without it', () => {
  test('learns nothing about others from calls that admins may ask about anybody, and everything once it is on', async () => {
    const [other, careful] = [await admin(server), await admin(server)]
    await turnOnTwoStep(careful)
    const calls = CALLS.filter(({ door, isAboutSomebody }) => door !== 'admin' && isAboutSomebody).map(({ name }) => name)
    expect(calls.toSorted()).toEqual(['auth/isAdmin', 'billing/userApplicationLimit', 'billing/userSubscription'])
    const answers = async (as: Person) => {
      const entries = calls.map(async (name) => [name, await ask(name, as, { _user_id: other.id })] as const)
      return Object.fromEntries(await Promise.all(entries))
    }
    const refused = (code: string) => ({
      'auth/isAdmin': false,
      'billing/userApplicationLimit': [403, code],
      'billing/userSubscription': [403, code],
    })
    expect(await answers(ann)).toEqual(refused('NOT_ALLOWED'))
    expect(await answers(boss)).toEqual(refused('SECOND_FACTOR_NEEDED'))
    expect(await answers(careful)).toEqual({
      'auth/isAdmin': true,
      // An admin, who has no limit and no subscription.
      'billing/userApplicationLimit': null,
      'billing/userSubscription': null,
    })
    // About themselves everybody may ask.
    for (const name of calls) expect(await ask(name, boss, { _user_id: boss.id })).not.toEqual([403, expect.any(String)])
  })
})

/** Files that look the role up, and none of them to decide who may read something: that is the door's. */
const WHO_ASKS = [
  'features/account/deletion/erase.ts',
  'features/account/deletion/store.ts',
  'features/admin/people/router.ts',
  'features/admin/roles/name-admin.ts',
  // What somebody's role is, for whom the door lets ask.
  'features/auth/router.ts',
  'platform/auth/access.ts',
  'platform/feature/doors.ts',
]

test('only the door decides by the role', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/\.test(ing)?\.ts$|^testing\//.test(file))
  const asks = /\bisAdmin\b[^}]*\} from '(#platform\/auth|\.\/auth|\.)\/store(\.ts)?'/
  const asking = files.filter((file) => asks.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(asking.toSorted()).toEqual(WHO_ASKS)
})
