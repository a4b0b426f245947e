import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { startApp } from '@jobapply/server/app'
import { countFacets } from '@jobapply/server/features/search/facets/count-facets'
import { readMarket } from '@jobapply/server/features/search/market/market'
import { countDueMarkets } from '@jobapply/server/features/search/market/tasks'
import { insertUser } from '@jobapply/server/platform/auth/store'
import { welcome } from '@jobapply/server/platform/auth/welcome'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import pg from 'pg'
import { emptySite } from './shared/empty-site.ts'
import { call, freePort } from './shared/in-process.ts'
import { fillIndex } from './shared/job-index.ts'
import { conditions, median, quantile } from './shared/measure.ts'
import type { Statement } from './shared/replayer.ts'

/**
 * P5: a search through the API beside the same SQL raw, then its facets and its market, over 10,000, 100,000 and 1,000,000 jobs.
 * `npm run bench -- search [sizes]`. `--keep DIR` leaves the filled index there for the next run, `--beside` measures facets and market alone.
 */
const { values: options, positionals } = parseArgs({
  options: { keep: { type: 'string' }, beside: { type: 'boolean' } },
  allowPositionals: true,
})
const SIZES = positionals.map(Number).filter(Boolean)
const ROUNDS = 20
const SEARCHES = 40

type Bench = Awaited<ReturnType<typeof open>>
type Seeker = { bench: Bench; cookie: string; userId: string; profileId: string }

const dataDir = options.keep ?? mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
const recorded = recordStatements()

console.log(`Search (${conditions()})`)
const sizes = SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000]
for (const [place, size] of sizes.entries()) {
  const filled = await fill(size)
  const bench = await open()
  // Skills that the tables know are found in what was read at index time; one of one's own is looked for in the texts.
  const known = await addSeeker(bench, `known${Date.now()}`, ['Triage', 'Wound care', 'Excel'])
  const own = await addSeeker(bench, `own${Date.now()}`, ['Triage', 'Wound care', 'Zorbing'])
  if (options.beside) console.log(`  ${filled}`)
  else {
    await measure(filled, known)
    await measure('  with a skill of one’s own', own)
  }
  await measureBeside(known)
  if (place === sizes.length - 1 && !options.beside) await explain(known)
  await bench.close()
}
if (!options.keep) rmSync(dataDir, { recursive: true, force: true })

async function open() {
  const stops: (() => Promise<void>)[] = []
  const settings = readSettings({
    ...{
      JOBAPPLY_DATA_DIR: dataDir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      JOB_SOURCES: 'off',
      DEMO_JOBS: 'few',
      TASKS: 'separate',
    },
  })
  const installation = await openInstallation(settings, 'server', (stop) => stops.unshift(stop))
  const app = await startApp(settings, installation, emptySite(join(dataDir, 'site')))
  const asker = new Worker(new URL('./shared/asker.ts', import.meta.url), { workerData: { origin: settings.PUBLIC_URL } })
  const replayer = new Worker(new URL('./shared/replayer.ts', import.meta.url), { workerData: { url: installation.ownerUrl } })
  const close = async () => {
    await Promise.all([asker.terminate(), replayer.terminate()])
    await app.stop()
    for (const stop of stops) await stop()
  }
  return { ...app.platform, installation, asker, replayer, close }
}

/** In a run of its own: what filling leaves to be written and collected is done when the measured one starts. */
async function fill(size: number): Promise<string> {
  const started = performance.now()
  const { database, installation, close } = await open()
  const jobs = await fillIndex(database.system, installation.ownerUrl, size)
  await close()
  globalThis.gc?.()
  return `${jobs.toLocaleString('en')} jobs (filled in ${Math.round((performance.now() - started) / 1000)} s)`
}

/**
 * In turns: each has its p95 for us and for the control, and their ratio. What is told are medians; that of the
 * ratios is steadier than the ratio of two medians, since both sides of a turn meet the machine in the same mood.
 */
async function measure(what: string, seeker: Seeker) {
  const turns: { ours: number[]; raw: number[]; cpu: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const searches = Array.from({ length: SEARCHES }, (_, place) => makeSearch(round * SEARCHES + place))
    const statements = await recordEach(searches, seeker)
    const [ours, raw]: [number[], number[]] = [[], []]
    let used = 0
    for (const [place, filters] of searches.entries()) {
      raw.push(await replay(statements[place] ?? [], seeker))
      const before = process.cpuUsage()
      ours.push(await search(filters, seeker))
      const { user, system } = process.cpuUsage(before)
      used += user + system
    }
    turns.push({ ours, raw, cpu: used / 1000 / searches.length })
  }
  const over = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick))
  const [first = 0, last = 0] = [turns[0], turns.at(-1)].map((turn) => median(turn?.raw ?? []))
  const steady = Math.abs(first - last) / Math.max(first, last) < 0.3 ? '' : ' UNSTEADY: throw this run away'
  const [p95, control] = [over(({ ours }) => quantile(ours, 0.95)), over(({ raw }) => quantile(raw, 0.95))]
  const ratio = over(({ ours, raw }) => quantile(ours, 0.95) / quantile(raw, 0.95))
  const all = { ours: turns.flatMap(({ ours }) => ours), raw: turns.flatMap(({ raw }) => raw) }
  console.log(
    `  ${what}: p95 ${p95.toFixed(1)} ms, raw SQL ${control.toFixed(1)} ms, ${ratio.toFixed(2)}x; median ${median(all.ours).toFixed(1)} and ${median(all.raw).toFixed(1)} ms; ${over(({ cpu }) => cpu).toFixed(1)} CPU ms a search${steady}`,
  )
}

/** What the page asks for beside the list, without the network: the counts of the facets, and the market once the task has counted it. */
async function measureBeside({ bench: { database }, userId, profileId }: Seeker) {
  const db = database.system
  const searches = Array.from({ length: 3 * SEARCHES }, (_, place) => makeSearch(place))
  const facets = (filters: SearchPreferences) => countFacets(db, userId, { profileId, filters })
  const market = (filters: SearchPreferences) => readMarket({ db, system: db }, userId, { profileId, filters })
  for (const filters of searches) await market(filters)
  const started = performance.now()
  await countDueMarkets({ database })
  const counting = Math.round((performance.now() - started) / 1000)
  for (const [name, read] of Object.entries({ facets, market })) {
    const times: number[] = []
    for (const filters of searches) {
      const before = performance.now()
      await read(filters)
      times.push(performance.now() - before)
    }
    console.log(`  ${name}: p95 ${quantile(times, 0.95).toFixed(1)} ms, median ${median(times).toFixed(1)} ms`)
  }
  console.log(`  the task counted for ${counting} s`)
}

/** How long a search takes, seen from a client. */
async function search(filters: SearchPreferences, { bench: { asker }, cookie, profileId }: Seeker): Promise<number> {
  asker.postMessage({ name: 'search/jobs', cookie, input: { profileId, filters } })
  const [{ status, text, milliseconds }] = await once(asker, 'message')
  if (status !== 200) throw new Error(text)
  return milliseconds
}

/** An occupation, mostly with one or two filters; now and then nothing typed. */
function makeSearch(number: number): SearchPreferences {
  const { occupations } = vocabulary()
  const searchTerm = number % 10 === 9 ? '' : (occupations[(number * 37) % occupations.length]?.name ?? '')
  const country = number % 3 === 0 ? 'Germany' : number % 3 === 1 ? 'United States' : 'all'
  const jobType = number % 2 === 0 ? 'full-time' : 'all'
  return { ...NO_FILTERS, searchTerm, country, jobType, workType: number % 5 === 0 ? 'remote' : 'all' }
}

/** What the product asks the database for a search, statement by statement. */
function recordStatements(): { list: Statement[] | undefined } {
  const record: { list: Statement[] | undefined } = { list: undefined }
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [{ text?: string; values?: unknown[] } | string, unknown[]?]
    const text = typeof config === 'string' ? config : (config.text ?? '')
    // The raw control asks as the owner, who needs no scope.
    if (record.list && text !== '' && !text.startsWith('select set_config('))
      record.list.push({ text, values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])) })
    return (query as (...all: unknown[]) => unknown).apply(this, args) as never
  } as typeof query
  return record
}

async function recordEach(searches: readonly SearchPreferences[], seeker: Seeker): Promise<Statement[][]> {
  const all: Statement[][] = []
  for (const filters of searches) {
    recorded.list = []
    await search(filters, seeker)
    all.push(recorded.list)
    recorded.list = undefined
  }
  return all
}

/** How long the same statements take, one after the other, without us. */
async function replay(statements: readonly Statement[], { bench: { replayer } }: Seeker): Promise<number> {
  replayer.postMessage(statements)
  const [milliseconds] = await once(replayer, 'message')
  return milliseconds
}

/** How the database answers one search with two filters. */
async function explain(seeker: Seeker) {
  const [statements = []] = await recordEach(
    [{ ...NO_FILTERS, searchTerm: 'registered nurse', country: 'Germany', jobType: 'full-time' }],
    seeker,
  )
  for (const { text, values } of statements) {
    const { rows } = await seeker.bench.database.systemPool.query({ text: `explain (analyze, buffers) ${text}`, values })
    console.log(`\n${text.slice(0, 40)} ...\n${rows.map((row) => `  ${row['QUERY PLAN'].slice(0, 200)}`).join('\n')}`)
  }
}

async function addSeeker(bench: Bench, name: string, technical_skills: string[]): Promise<Seeker> {
  const { database, settings, access } = bench
  const email = { email: `${name}@gmail.com`, mailAddress: `${name}@gmail.com`, passwordHash: '' }
  const user = await insertUser(database.system, email, new Date())
  await welcome(database.system, settings, user.id, new Date())
  const cookie = (await access.startSession(user.id, '127.0.0.1', 'bench')).split(';')[0] ?? ''
  const make = await call(settings.PUBLIC_URL, 'profiles/create', { profile_name: 'Bench' }, { cookie })
  const { id, version } = JSON.parse(make.text).json
  const changes = {
    desired_job_title: 'Registered Nurse',
    technical_skills,
    soft_skills: ['Communication'],
    location_city: 'Berlin',
    location_country: 'Germany',
    total_experience: 5,
  }
  const update = await call(settings.PUBLIC_URL, 'profiles/update', { id, version, changes }, { cookie })
  if (update.status !== 200) throw new Error(update.text)
  return { bench, cookie, userId: user.id, profileId: id as string }
}
