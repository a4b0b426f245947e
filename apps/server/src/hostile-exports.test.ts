import { PUBLIC_PARTS, type PublicPart } from '@jobapply/core/account/constants'
import { readCsv } from '@jobapply/core/shared/csv.testing'
import { PAYLOADS } from '@jobapply/core/shared/hostile-texts.testing'
import { rounds } from '@jobapply/core/shared/rounds.testing'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOwner, MARK, type Rows } from '#testing/matrix/owned'
import type { Person } from '#testing/people'
import { filledIn, sendApplication } from '#testing/receipts'
import { startServer, type TestServer } from '#testing/server'

/** The database takes no NUL, and a field of one line no end of line: calls refuse or clean them. */
const TEXTS = PAYLOADS.map((text) => text.replaceAll('\u0000', '').replace(/\r?\n/g, ' '))
/** A field holds one of them; `npm run faults -- --full` tries all. */
const CHOSEN = TEXTS.filter((_, place) => place % rounds(10, 1) === 0)
/** Of the resume that the owner has uploaded: each gets the mark. */
const OWN_WORDS = [
  'Ines Calder',
  'Pastry Chef',
  'Harbour Hotel',
  'Mill Street Bakery',
  'Patisserie',
  'Laminated dough',
  'dessert menu',
]

let server: TestServer
let owner: Person & { rows: Rows }
let database: pg.Client
let files: string[]
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
  owner = await addOwner(server)
  database = new pg.Client({ connectionString: server.database.url })
  await database.connect()
  const { call, rows } = owner
  const parts = Object.keys(PUBLIC_PARTS) as PublicPart[]
  const { slug } = await call.account.privacy.save({ publicProfile: true, parts })
  const feed = await call.applications.tasks.feed.make()
  files = [
    ...['pdf', 'docx', 'txt', 'json'].map((ending) => `/documents/resumes/${rows.document}.${ending}`),
    ...['pdf', 'docx', 'txt'].map((ending) => `/documents/letters/${rows.letter}.${ending}`),
    ...[`/packs/${rows.application}.pdf`, '/calendar/tasks.ics', `/calendar/${rows.task}.ics`, new URL(feed.address).pathname],
    ...['/exports/applications.csv', `/p/${slug}`],
  ]
}, 180_000)
afterAll(async () => {
  await database.end()
  await server.stop()
})

/** In every text that this person has given, wherever it is stored. */
async function replaceText(from: string, to: string) {
  const { rows } = await database.query<{ name: string; column: string; type: string }>(`
    select c.table_name as name, c.column_name as column, c.data_type as type from information_schema.columns c
      join information_schema.columns o using (table_schema, table_name) join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = 'public' and o.column_name = 'user_id' and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'
      and c.table_name not like 'receipt%'`)
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  for (const { name, column, type } of rows) {
    const [old, now] = type === 'jsonb' ? [inJson(from), inJson(to)] : [from, to]
    const found = `where user_id = $1 and position($2 in "${column}"::text) > 0`
    await database.query(`update "${name}" set "${column}" = replace("${column}"::text, $2, $3)::${type} ${found}`, [
      owner.id,
      old,
      now,
    ])
  }
}

/** Each thing once, in one order: how often a text is wrapped says nothing. */
const kindsIn = (text: string, pattern: RegExp) => [...new Set(Array.from(text.matchAll(pattern), ([found]) => found))].toSorted()

/** Inside of a tag: an escaped text has none. */
const ELEMENTS = /<[a-z][\w-]*|(?<=<[^<>]*)\s(?:on\w+=|(?:href|src|action)="(?!https?:|mailto:|\/|#)[^"]*")/gi
const PARTS_OF_WORD = /<[a-z][\w:]*|TargetMode="\w+"|\bTarget="(?!https?:|mailto:)[^"]*"|w:instr="[^"]*"/gi
const ACTIONS_OF_PDF =
  /\/(?:JS|JavaScript|Launch|AA|OpenAction|SubmitForm|RichMedia|EmbeddedFile)\b|\/URI \((?!https?:|mailto:|tel:)/g

/** What a file does, beside the texts in it: the same for every text, or a text has become a part of it. */
function skeletonOf(type: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (type.startsWith('text/html')) return kindsIn(text, ELEMENTS)
  if (type.startsWith('text/calendar')) return unfold(text).map((line) => line.split(/[:;]/)[0])
  if (type.startsWith('text/csv')) return [...new Set(readCsv(text.replace(/^\ufeff/, '')).map(({ length }) => length))]
  if (type.startsWith('application/json')) return Object.keys(JSON.parse(text))
  if (type.startsWith('application/pdf')) return kindsIn(text, ACTIONS_OF_PDF)
  if (!type.includes('wordprocessing')) return type
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part).toString('utf8')] as const)
  return parts.map(([name, xml]) => [name, /\.(?:xml|rels)$/.test(name) ? kindsIn(xml, PARTS_OF_WORD) : []])
}

/** Letters that no format escapes. */
const coreOf = (text: string) => /\w{4,}/.exec(text)?.[0] ?? ''
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')
/** What a spreadsheet would run. */
const isFormula = (cell: string) => /^\s*[=+\-@]/.test(cell)

async function read(path: string) {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(server.origin + path, { headers: { cookie } })
  const [type, body] = [answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer())]
  return { status: answer.status, type, skeleton: skeletonOf(type, body), text: body.toString('utf8') }
}

async function readAll() {
  const all = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const path of files) all.set(path, await read(path))
  return all
}

test(`F5 ${CHOSEN.length} payloads in every text of a person stay texts in every file, calendar and page that is made of them`, async () => {
  await database.query('update cover_letters set is_approved = true where user_id = $1', [owner.id])
  for (const words of OWN_WORDS) await replaceText(words, `${MARK} ${words.split(' ').at(-1)}`)
  const harmless = await readAll()
  expect([...harmless].filter(([, { status, text }]) => status !== 200 || text === '')).toEqual([])
  const isReadable = ({ type }: { type: string }) => /^text|json/.test(type)
  expect([...harmless].filter(([, file]) => isReadable(file) && !file.text.includes(MARK))).toEqual([])
  let before = MARK
  for (const hostile of CHOSEN) {
    await replaceText(before, hostile)
    before = hostile
    const receipt = await sendApplication(server, owner.id, { jobTitle: hostile, fields: [filledIn(hostile, hostile)] })
    for (const [path, { status, type, skeleton, text }] of await readAll()) {
      expect([path, status]).toEqual([path, 200])
      expect([path, skeleton]).toEqual([path, harmless.get(path)?.skeleton])
      if (type.startsWith('text/csv')) expect(readCsv(text).flat().filter(isFormula)).toEqual([])
      if (harmless.get(path)?.text.includes(MARK)) expect(unfold(text).join('\n'), path).toContain(coreOf(hostile))
    }
    for (const ending of ['json', 'pdf']) {
      const { status, skeleton } = await read(`/receipts/${receipt}.${ending}`)
      expect([ending, status, skeleton]).toEqual([ending, 200, ending === 'pdf' ? [] : expect.arrayContaining(['body'])])
    }
  }
})
