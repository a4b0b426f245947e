import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownRows } from '#features/account/export/rows'
import { exportText } from '#testing/exports'
import { admin, mailedLink, newEmail, openBrowser, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'
import { PERSONAL_DATA } from './personal-data.ts'

let server: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  server = await startServer()
  ann = await admin(server)
  bob = await admin(server)
  for (const person of [ann, bob]) {
    const { email } = person
    await openBrowser(server).call.auth.requestReset({ email })
    await mailedLink(server, email)
    const { recoveryCodes } = await turnOnTwoStep(person)
    const proofs = recoveryCodes.map((code) => ({ password: PASSWORD, code }))
    await person.call.auth.security.keys.create({ name: 'Spreadsheet sync', proof: proofs[0] ?? {} })
    await person.call.auth.security.devices.startPairing({ proof: proofs[1] ?? {} })
    await openBrowser(server)
      .call.auth.signIn({ email, password: PASSWORD })
      .catch(({ code }) => expect(code).toBe('SECOND_STEP_NEEDED'))
  }
})
afterAll(() => server.stop())

const listed = Object.values(PERSONAL_DATA).flatMap(({ tables }) => tables)
const count = async (table: string, userId: string) => {
  const column = table === 'users' ? 'id' : 'user_id'
  const { rowCount } = await server.platform.database.systemPool.query(`select from "${table}" where ${column} = $1`, [userId])
  return rowCount ?? 0
}

test('every table with a user id is answered for by exactly one feature', async () => {
  const { rows } = await server.platform.database.systemPool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  )
  expect(listed.toSorted()).toEqual([...rows.map(({ name }) => name), 'users'].toSorted())
})

describe('what is kept of a person', () => {
  test('is handed out whole, without hashes and tokens, and without anything of others', async () => {
    const all = await exportText(server, ann.id)
    expect(all).toContain(ann.email)
    expect(all).toContain('trial_start_date')
    expect(all).toContain('Spreadsheet sync')
    expect(all).not.toMatch(/argon2|token_hash|token"|key_hash|code_hash|sealed|secret|password"/)
    expect(all).not.toContain(bob.id)
    expect(all).not.toContain(bob.email)
    for (const table of listed)
      for await (const rows of ownRows(server.platform.database.forUser(bob.id), ann.id, table)) expect(rows).toEqual([])
  })

  test('is gone when it is erased: no row is left in any table, and none of anybody else is missing', async () => {
    const before = await Promise.all(listed.map((table) => count(table, bob.id)))
    for (const table of PERSONAL_DATA.auth?.tables ?? []) expect(await count(table, ann.id), table).toBeGreaterThan(0)
    await server.platform.database.system.transaction(async (tx) => {
      for (const { erase } of Object.values(PERSONAL_DATA)) await erase(tx, ann.id)
    })
    for (const table of listed) expect(await count(table, ann.id), table).toBe(0)
    expect(await Promise.all(listed.map((table) => count(table, bob.id)))).toEqual(before)
    await expect(ann.call.auth.session()).resolves.toMatchObject({ user: null })
    await expect(openBrowser(server).call.auth.signIn({ email: ann.email, password: PASSWORD })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
  })

  test('is not in the way of a new account with the same address', async () => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
    const { rows } = await server.platform.database.systemPool.query('select id from users where mail_address = $1', [email])
    await server.platform.database.system.transaction((tx) => PERSONAL_DATA.auth?.erase(tx, rows[0].id) ?? Promise.resolve())
    await expect(openBrowser(server).call.auth.signUp({ email, password: PASSWORD })).resolves.toBeUndefined()
  })
})
