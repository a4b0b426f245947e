import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exportText } from '#testing/exports'
import { allDoors, type Door } from '#testing/matrix/doors'
import { addOwner, MARK, noRows, type Rows } from '#testing/matrix/owned'
import { type Answer, addVisitors, askFor, tryDoor, type Visitor, withKeys } from '#testing/matrix/people'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { CHECKOUT } from './platform/places.ts'

/** At a second try the sessions and rows would be used up. */
const ONCE = { retry: 0 }
const FILE = join(CHECKOUT, 'docs/authorization.tsv')

const asked = inject('doors')
const isAsked = (name: string) => !asked || new RegExp(`\\b${asked}\\b`).test(name)

let server: TestServer
let doors: Door[]
let owner: Visitor & { rows: Rows }
let visitors: Record<string, Visitor>
/** What two people who own nothing were answered: one who asked before the owner came, and one who names the owner's rows. */
let before: Answer[]
let after: Answer[]
let ownersData: string[]

beforeAll(async () => {
  server = await startServer({ ADMIN_REQUIRE_SECOND_FACTOR: 'on', TASKS: 'separate' })
  doors = allDoors(server.routes).filter(({ name }) => isAsked(name))
  const rows = await noRows(server)
  before = await askAll(await withKeys(server, await newcomer(server)), rows)
  const { rows: owned, ...person } = await addOwner(server)
  owner = { ...(await withKeys(server, person)), rows: owned }
  const dataOf = async () => (await exportText(server, person.id)).replace(/"exportedAt":"[^"]*"/, '')
  ownersData = [await dataOf()]
  after = await askAll(await withKeys(server, await newcomer(server)), { ...owned, board: rows.board, job: rows.job })
  ownersData.push(await dataOf())
  visitors = await addVisitors(server, person)
}, 300_000)
afterAll(() => server.stop())

async function askAll(visitor: Visitor, rows: Rows): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const door of doors) answers.push(await askFor(server, door, visitor, rows))
  return answers
}

const REFUSALS = ['SIGNED_OUT', 'KEY_NEEDED', 'NOT_ALLOWED', 'ACCOUNT_BLOCKED', 'SECOND_FACTOR_NEEDED']
const resultOf = ({ status, code }: Answer) => ((status === 401 || status === 403) && REFUSALS.includes(code ?? '') ? code : 'in')

/** Who gets in where, written a second time: docs/decisions/016 says it in words. */
function expected({ door, isHidden }: Door, who: string): string | undefined {
  // Everybody in this test asks from this machine.
  if (['open', 'any site', 'this machine', 'monitor'].includes(door)) return 'in'
  if (door === 'key' || door === 'extension') {
    if (who === 'blocked') return 'ACCOUNT_BLOCKED'
    if (who === 'in deletion grace') return 'in'
    if (!who.endsWith(' key')) return 'KEY_NEEDED'
    return who === (door === 'key' ? 'api key' : 'extension key') ? 'in' : 'NOT_ALLOWED'
  }
  // A hidden route answers strangers that nothing is there.
  if (['visitor', 'ended session', 'api key', 'extension key'].includes(who)) return isHidden ? 'in' : 'SIGNED_OUT'
  if (who === 'blocked') return 'ACCOUNT_BLOCKED'
  if (door === 'signed in' || who === 'admin') return 'in'
  return who === 'admin without second step' ? 'SECOND_FACTOR_NEEDED' : 'NOT_ALLOWED'
}

/** Leaves out what differs between two equal people: ids, moments, addresses, secrets, and the order of lines, which is that of random ids. */
const withoutChance = (body: string) =>
  body
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '@')
    .replace(/[\w.]+(?:@|%40)gmail\.com/g, '&')
    .replace(/ja[ae]_[\w-]{4}/g, 'key')
    .replace(/[\w-]{16,}|\d{13}/g, '*')
    .split('\n')
    .toSorted()
    .join('\n')

test('somebody else gets the answer that unknown ids get, at every door, and nothing of the owner', ONCE, () => {
  const differing = doors.flatMap(({ name, door, path }, place) => {
    const [one, other] = [before[place], after[place]]
    if (!one || !other) return [{ name }]
    // Archives are compressed: their content is what personal-data.test.ts and the export's tests look at.
    const isArchive = path(owner.rows).endsWith('.zip')
    // Figures of the whole server move between two looks.
    const isComparable = !isArchive && door !== 'monitor'
    const isSame = one.status === other.status && (!isComparable || withoutChance(one.body) === withoutChance(other.body))
    return isSame && !other.body.includes(MARK) ? [] : [{ name, one: one.body, other: other.body }]
  })
  expect(differing).toEqual([])
  expect(after.filter(({ status }) => status === 500)).toEqual([])
  expect(ownersData[1]).toBe(ownersData[0])
})

test('every door lets in whom it should and nobody else; `npm run record` writes docs/authorization.tsv', ONCE, async () => {
  const rows = await noRows(server)
  const table = [['door', 'kind', ...Object.keys(visitors)]]
  const wrong: unknown[] = []
  const cells = new Map<Door, string[]>(doors.map((door) => [door, []]))
  for (const [who, visitor] of Object.entries(visitors))
    for (const door of doors) {
      const answer = await tryDoor(server, door, visitor, rows)
      const result = resultOf(answer)
      const isMissing =
        door.isHidden && result === 'in' && answer.status !== 404 && expected({ ...door, isHidden: false }, who) !== 'in'
      if (result !== expected(door, who) || answer.status === 500 || isMissing) wrong.push([door.name, who, answer])
      cells.get(door)?.push(door.isHidden && answer.status === 404 ? 'not found' : (result ?? ''))
    }
  expect(wrong).toEqual([])
  for (const [{ name, door }, row] of cells) table.push([name, door, ...row])
  const [head, ...lines] = table.map((row) => row.join('\t'))
  const text = `${[head, ...lines.toSorted()].join('\n')}\n`
  if (process.env.RECORD && !asked) writeFileSync(FILE, text)
  const isOfThese = (line: string, place: number) => place === 0 || line === '' || isAsked(line.split('\t')[0] ?? '')
  expect(readFileSync(FILE, 'utf8').split('\n').filter(isOfThese).join('\n')).toBe(text)
})

/** Doors where the owner would need Google, an authenticator, a mailbox, a file instead of JSON, a built extension or an open question. */
const OWNER_LACKS = [
  ...['auth/security/disconnectGoogle', 'auth/security/secondFactor/confirm', 'POST /functions/v1/parse-resume'],
  ...['onboarding/finish', 'jobs/companies/follow', 'jobs/companies/unfollow', 'answers/update', 'applications/answer'],
  ...['applications/receipts/get', 'POST /api/v1/extension/answer', 'GET /api/v1/extension/*', 'GET /files/avatars/*'],
  ...['applications/inbox/accept', 'applications/inbox/later', 'applications/inbox/dismiss', 'applications/inbox/undo'],
  'applications/inbox/record',
  ...['GET /demo/checkout/*', 'POST /demo/checkout/*', 'GET /demo/portal/*', 'POST /demo/portal/*'],
  ...['GET /extension.zip', 'GET /extension-firefox.zip'],
]

test('the owner gets in with the same rows, at every door for people and their keys', ONCE, async () => {
  const answers = await askAll(owner, owner.rows)
  const refused = doors.flatMap(({ name, door }, place) => {
    const { status = 0, body = '' } = answers[place] ?? {}
    const isForOwner = ['signed in', 'key', 'extension'].includes(door) && !OWNER_LACKS.includes(name)
    return isForOwner && [400, 401, 403, 404, 500].includes(status) ? [[name, status, body.slice(0, 150)]] : []
  })
  expect(refused).toEqual([])
})
