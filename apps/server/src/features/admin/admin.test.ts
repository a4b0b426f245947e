import { contract } from '@jobapply/core/contract'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, forgetPerson } from '#features/admin/audit/audit'
import { admin, newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
})
afterAll(() => server.stop())

const pathsOf = (part: AnyContractRouter, path: string[]): string[] =>
  isContractProcedure(part)
    ? [path.join('/')]
    : Object.entries(part).flatMap(([name, inside]) => pathsOf(inside, [...path, name]))
const paths = pathsOf(contract.admin, ['admin'])

const knockAs = async (person: Pick<Person, 'fetch'>, path: string) => {
  const body = JSON.stringify({ json: {} })
  const answer = await person.fetch(`/rpc/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { json }: { json: { code: string } } = await answer.json()
  return [path, answer.status, json.code]
}

describe('ADMIN-003 every admin call is refused', () => {
  test('to somebody without a session, to a person, and to a former admin at the next request', async () => {
    const stranger = openBrowser(server)
    const ann = await newcomer(server)
    const former = await admin(server)
    expect(await former.call.admin.roles.list()).toBeTruthy()
    await boss.call.admin.roles.remove({ user_email: former.email })
    expect(paths.length).toBeGreaterThan(12)
    for (const path of paths) {
      expect(await knockAs(stranger, path)).toEqual([path, 401, 'SIGNED_OUT'])
      expect(await knockAs(ann, path)).toEqual([path, 403, 'NOT_ALLOWED'])
      expect(await knockAs(former, path)).toEqual([path, 403, 'NOT_ALLOWED'])
    }
  })
})

describe('the audit log', () => {
  const db = () => server.platform.database.system
  const deny = (statement: string) => expect(db().execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })

  test('tells who did what to whom, before and after, the newest first and in pages', async () => {
    const ann = await newcomer(server)
    await boss.call.admin.roles.assign({ email: ann.email })
    await boss.call.admin.roles.remove({ user_email: ann.email })
    const first = await boss.call.admin.auditLog({ limit: 1 })
    expect(first.rows).toMatchObject([
      {
        what: 'role.remove',
        who: boss.id,
        whoEmail: boss.email,
        subject: ann.id,
        subjectEmail: ann.email,
        before: { role: 'admin' },
      },
    ])
    const second = await boss.call.admin.auditLog({ limit: 1, cursor: first.next ?? '' })
    expect(second.rows).toMatchObject([{ what: 'role.assign', subject: ann.id, before: null, after: { role: 'admin' } }])
  })

  test('can be read and added to by the server, and by nobody changed, emptied or shortened', async () => {
    await deny(`update audit_log set what = 'role.assign'`)
    await deny(`update audit_log set before = null`)
    await deny('update audit_log set created_at = now()')
    await deny('delete from audit_log')
    await deny('truncate audit_log')
  })

  test('is written with the change or not at all', async () => {
    const before = await boss.call.admin.auditLog({})
    await db()
      .transaction(async (tx) => {
        await audit(tx, { who: boss.id, what: 'role.defer', after: { role: 'admin' } })
        throw new Error('undo')
      })
      .catch(() => {})
    expect(await boss.call.admin.auditLog({})).toEqual(before)
  })

  test('keeps its rows when a person is deleted, with a mark in place of the person', async () => {
    const [bob, cleo] = [await admin(server), await newcomer(server)]
    await bob.call.admin.roles.assign({ email: cleo.email })
    await boss.call.admin.roles.remove({ user_email: bob.email })
    await db().transaction((tx) => forgetPerson(tx, bob.id))
    const { rows } = await boss.call.admin.auditLog({ limit: 2 })
    const [removed, assigned] = rows
    expect(removed).toMatchObject({ what: 'role.remove', subjectEmail: null })
    expect(assigned).toMatchObject({ what: 'role.assign', whoEmail: null, subject: cleo.id })
    expect(removed?.subject).toBe(assigned?.who)
    expect(JSON.stringify(rows)).not.toContain(bob.id)
  })
})
