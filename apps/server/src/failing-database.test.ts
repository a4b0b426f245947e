import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE, SYSTEM_ROLE } from '#platform/db/roles'
import { captureLogs } from '#platform/log'
import { allDoors, type Door } from '#testing/matrix/doors'
import { addOwner, type Rows } from '#testing/matrix/owned'
import { type Answer, askFor, type Visitor, withKeys } from '#testing/matrix/people'
import { admin } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'

/** What a door asks before it lets somebody in. */
const ENTRY = ['users', 'sessions', 'api_keys', 'user_roles', 'account_deletions', 'second_factors']
/** Signs of our own code, of the database or of a place on the disk. */
const INSIDES =
  /permission denied|does not exist|\brelation\b|\bcolumn\b|Failed query|\b(?:select|insert into|update|delete from)\b [\w"*]+ |node_modules|drizzle|postgres|\.[mc]?[jt]s\b[:)]|\bat (?:async )?\w+ \(|\/(?:tmp|home|var|srv)\//i

let server: TestServer
let owner: Visitor & { rows: Rows }
let boss: Visitor
let doors: Door[]
let tables: string[]
let logs: ReturnType<typeof captureLogs>

const asOwner = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  const results = []
  for (const statement of statements) results.push(await client.query(statement))
  await client.end()
  return results
}
/** Every statement on these tables fails from now on. */
const take = (names: readonly string[]) =>
  asOwner(...names.map((name) => `revoke all on "${name}" from ${APP_ROLE}, ${SYSTEM_ROLE}`))

beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
  doors = allDoors(server.routes)
  const { rows, ...person } = await addOwner(server)
  owner = { ...(await withKeys(server, person)), rows }
  const head = await admin(server)
  await turnOnTwoStep(head)
  boss = { person: head }
  const [listed] = await asOwner("select tablename as name from pg_tables where schemaname = 'public'")
  tables = listed?.rows.map(({ name }) => name) ?? []
  logs = captureLogs()
}, 180_000)
afterAll(async () => {
  logs.stop()
  await server.stop()
})

async function askAll(): Promise<{ name: string; answer: Answer }[]> {
  const answers = []
  for (const door of doors) {
    const asked = askFor(server, door, door.door === 'admin' ? boss : owner, owner.rows)
    // A download that has begun breaks off.
    const answer = await asked.catch(({ code }): Answer => ({ status: 0, code, body: '' }))
    answers.push({ name: door.name, answer })
  }
  return answers
}

/** Names of two words: a name of one word may stand in a sentence. */
const namesTable = (body: string) => tables.some((table) => table.includes('_') && body.includes(table))

/** At a second try the tables are gone already. */
test('G11 whichever table the database refuses, no answer of any door tells of statements, tables, code or places', {
  retry: 0,
}, async () => {
  await take(tables.filter((name) => !ENTRY.includes(name)))
  const inside = await askAll()
  await take(ENTRY)
  const answers = [...inside, ...(await askAll())]
  const failed = answers.filter(({ answer }) => answer.status >= 500)
  expect(failed.length).toBeGreaterThan(doors.length)
  const telling = answers.filter(({ answer: { status, body } }) => status >= 400 && (INSIDES.test(body) || namesTable(body)))
  expect(telling.map(({ name, answer }) => [name, answer.status, answer.body.slice(0, 300)])).toEqual([])
  // The operator is told.
  expect(logs.text).toMatch(/permission denied for table/)
})
