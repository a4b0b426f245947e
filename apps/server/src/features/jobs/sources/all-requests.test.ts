import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCES } from './all-sources.ts'
import type { SourceRequest } from './readers/source.ts'

type Expected = { token: string; jobs: { id?: unknown; url?: unknown }[] }
const EXPECTED: Record<string, Expected> = JSON.parse(
  readFileSync(new URL('fixtures/systems/expected.json', import.meta.url), 'utf8'),
)
/** The others' answers are not among the fixtures. */
const TOKENS: Readonly<Record<string, string>> = { workday: 'acme/wd5/Careers' }
const NOTHING = 'nothing'

const written = (request: SourceRequest | undefined) => (request ? JSON.stringify(request) : NOTHING)

/** A token of several parts also without its last one: not every employer has all of them. */
function tokensOf(token: string): string[] {
  const at = Math.max(...['/', ':', '|'].map((mark) => token.lastIndexOf(mark)))
  return at > 0 ? [token, token.slice(0, at)] : [token]
}

test('what each system is asked for the list of an employer, for one job and for its form is as approved', async () => {
  const rows = SOURCES.toSorted((one, other) => (one.id < other.id ? -1 : 1)).flatMap((source) => {
    const { token = TOKENS[source.id] ?? 'acme', jobs = [] } = EXPECTED[source.id] ?? {}
    return tokensOf(token).flatMap((own) => {
      const board = { token: own, name: 'Acme' }
      const job = { id: String(jobs[0]?.id ?? '1'), url: String(jobs[0]?.url ?? 'https://acme.breezy.hr/p/1') }
      return [
        `${source.id} ${own} list: ${written(source.list(board))}`,
        `${source.id} ${own} one: ${written(source.one?.(board, job))}`,
        `${source.id} ${own} form: ${written(source.form?.(board, job))}`,
      ].filter((row) => !row.endsWith(`: ${NOTHING}`))
    })
  })
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('all-requests.approved.txt')
})

test('how often each system may be asked, for how many pages, and what its use rests on, is as approved', async () => {
  const rows = SOURCES.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(
    ({ id, terms: { everyMinutes, pages, basis, credit, gapSeconds, offUntil } }) =>
      [
        `${id}: ${pages} ${pages === 1 ? 'page' : 'pages'} every ${everyMinutes} minutes`,
        ...(gapSeconds ? [`${gapSeconds} s between two`] : []),
        basis,
        ...(offUntil || basis === 'unknown' ? ['off at first'] : []),
        credit,
      ].join(', '),
  )
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('all-terms.approved.txt')
})
