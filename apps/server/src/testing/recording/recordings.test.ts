import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { buyPlan } from '#testing/payments'
import { admin, newcomer, openBrowser, type Person } from '#testing/people'
import { startServerFor, type TestServer } from '#testing/server'
import { maya } from './maya.ts'
import { print, recorderOf, stabilize } from './recorder.ts'
import { readEverything } from './visits.ts'

/** `npm run record` writes them anew. */
const FOLDER = join(import.meta.dirname, '../../../../web/app/testing/recordings')
const STARTED_AT = Date.parse('2026-11-16T09:10:00.000Z')
const moveClock = movableClock()

/** Invented people, each with an address of their own. */
const PEOPLE: Record<string, (server: TestServer, email: string) => Promise<Person>> = {
  starter: (server, email) => newcomer(server, { email, finished: false }),
  newcomer: (server, email) => newcomer(server, { email, displayName: 'Ann Lind' }),
  subscriber: async (server, email) => {
    const person = await newcomer(server, { email, displayName: 'Sam Okafor' })
    await buyPlan(person, 'professional')
    return person
  },
  maya: async (server, email) => (await maya(server, email)).person,
  admin: (server, email) => admin(server, email),
}

test('component tests are answered with what the server answers: if this fails on purpose, run `npm run record`', async () => {
  moveClock(STARTED_AT - Date.now())
  const server = await startServerFor()
  await setDatabaseTimes(server)
  const stranger = recorderOf(openBrowser(server).call)
  await stranger.call.auth.session()
  await stranger.call.billing.plans()
  compare('stranger', print(stabilize(stranger.entries, 0)))
  for (const [index, [name, make]] of Object.entries(PEOPLE).entries()) {
    const person = await make(server, `${name}@gmail.com`)
    await setDatabaseTimes(server)
    const { call, entries } = recorderOf(person.call)
    await readEverything(call, person)
    compare(name, print(stabilize(entries, index + 1)))
  }
})

/** Rows that the database has timed itself carry the machine's clock, which `moveClock` does not change. */
async function setDatabaseTimes({ platform }: TestServer) {
  for (const table of ['plan_configurations', 'identities'])
    await platform.database.systemPool.query(`update ${table} set created_at = $1, updated_at = $1`, [new Date(STARTED_AT)])
}

function compare(name: string, text: string) {
  const file = join(FOLDER, `${name}.json`)
  if (process.env.RECORD) writeFileSync(file, text)
  expect(text.split('\n'), name).toEqual(readFileSync(file, 'utf8').split('\n'))
}
