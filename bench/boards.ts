import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { BOARDS } from '@jobapply/extension/jobs/boards/all-boards'
import type { Board, BoardResult } from '@jobapply/extension/jobs/boards/board'
import { PAGE_CHANGES } from '@jobapply/extension/jobs/boards/changed-pages.testing'
import { readBoard } from '@jobapply/extension/jobs/boards/read-board'
import { readPage } from '@jobapply/extension/page.testing'

/**
 * Reads saved pages of job boards: `npm run bench -- boards --set DIR --out OUT` writes OUT/<relative path of the page>.json with the
 * outcome and the jobs. A folder named after a board, or a file name that begins with it, says whose page it is. With `--changed` every
 * page is also read as boards change their pages over night: no list of jobs may become an empty one, and no job may be another.
 */
const { values } = parseArgs({ options: { set: { type: 'string' }, out: { type: 'string' }, changed: { type: 'boolean' } } })
const { set, out } = values
if (!set || !out) throw new Error('Say where the pages are and where to write: --set DIR --out OUT')

const ANYWHERE = {
  jobTitle: '',
  location: '',
  country: 'all',
  jobType: 'all',
  workType: 'all',
  experienceLevel: 'all',
  selectedPlatform: 'all' as const,
}
const now = new Date()
const counts = new Map<string, number>()
let jobs = 0
const started = performance.now()

const pages = filesIn(set).flatMap((file) => {
  const name = relative(set, file)
  const board = boardNamed(name)
  return board ? [{ name, board, html: asPage(readFileSync(file, 'utf8')) }] : []
})
for (const { name, board, html } of pages) {
  const result = readSaved(board, readPage(html))
  const target = join(out, `${name}.json`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify({ ...result, jobs: rowsOf(result) }, null, 2))
  counts.set(result.outcome, (counts.get(result.outcome) ?? 0) + 1)
  jobs += result.jobs.length
}
const said = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
console.log(`Boards: ${said}; ${jobs} jobs in ${Math.round(performance.now() - started)} ms`)
if (values.changed) process.exitCode = compareChanged() ? 0 : 1

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A browser puts the fragments that a site sends into a whole page, too. */
function asPage(html: string): string {
  return /<html[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`
}

function boardNamed(name: string): Board | undefined {
  const folders = dirname(name).toLowerCase().split('/')
  const [word] = basename(name)
    .toLowerCase()
    .split(/[^a-z]/)
  return BOARDS.find(({ id }) => folders.includes(id)) ?? BOARDS.find(({ id }) => id === word)
}

function readSaved(board: Board, page: Document): BoardResult {
  return readBoard(board, page, ownAddress(board, page), now)
}

/** What a saved page says of its own address; else the address of a search. */
function ownAddress(board: Board, page: Document): string {
  const search = board.buildAddress(ANYWHERE, 0) ?? ''
  const said = [
    page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    page.querySelector('meta[property="og:url"]')?.getAttribute('content'),
  ]
  const addresses = said.flatMap((address) => (address ? (URL.parse(address, search) ?? []) : []))
  return addresses.find(({ host }) => board.isHost(host))?.href ?? search
}

function rowsOf({ jobs }: BoardResult) {
  return jobs.map(({ id, title, company, location, url }) => ({ id, title, company, location, url }))
}

type Row = ReturnType<typeof rowsOf>[number]

/** A place may be said with or without its district. */
function isSame(job: Row, known: Row | undefined): boolean {
  if (!known || !job.location || !known.location.includes(job.location)) return false
  return job.title === known.title && job.company === known.company && job.url === known.url
}

/** Reads each page with each change, and says what became of its jobs. */
function compareChanged(): boolean {
  let faults = 0
  for (const { name, board, html } of pages) {
    const before = readSaved(board, readPage(html))
    for (const [change, apply] of Object.entries(PAGE_CHANGES)) {
      const page = readPage(html)
      apply(page)
      const after = readSaved(board, page)
      const known = new Map(rowsOf(before).map((job) => [job.id, job]))
      const other = rowsOf(after).filter((job) => !isSame(job, known.get(job.id)))
      const isWrong = (before.outcome === 'jobs' && after.outcome === 'empty') || other.length > 0
      faults += isWrong ? 1 : 0
      const kept = `${before.outcome} ${before.jobs.length} -> ${after.outcome} ${after.jobs.length}`
      console.log(
        `${isWrong ? 'WRONG ' : ''}${name}: ${change}: ${kept}${other[0] ? `; another: ${JSON.stringify(other[0])}` : ''}`,
      )
    }
  }
  return faults === 0
}
