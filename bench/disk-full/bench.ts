import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@jobapply/server/platform/db/embedded'
import pg from 'pg'
import { call, PASSWORD } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'
import { burnLog } from './burn-log.ts'
import { fillDisk, runOnSmallDisk } from './small-disk.ts'
import { type Journal, startWriters } from './writers.ts'

/**
 * C4: the disk of the database is full under people who write, `npm run bench -- disk-full [ROUNDS]`: with no byte, some kilobytes and some
 * megabytes left in turn, so that rows, then the log, then the whole database find no room. Every answer says what happened, what was
 * accepted is there once and whole, what was refused is not there, and the same program is well again when there is room.
 */
const ROUNDS = Number(process.argv[2] ?? 8)
const DISK_MB = 360
const LEFT_KB = [0, 64, 1_024, 4_096, 20_480]
const FULL_FOR_MS = 12_000
const WELL_WITHIN_S = 30
const disk = process.env.SMALL_DISK
if (disk) await measure(disk)
else process.exitCode = runOnSmallDisk(import.meta.filename, DISK_MB)

async function measure(folder: string) {
  const dataDir = join(folder, 'data')
  const program = await startProgram(dataDir, { RATE_LIMITS: 'off' })
  const cookie = await enter(program.origin)
  const journal: Journal = { accepted: [], unchanged: [], told: {}, wrong: [] }
  const wellAfter: number[] = []
  let ended = 0
  for (let round = 0; round < ROUNDS && program.child.exitCode === null; round++) {
    const filler = await fillDisk(folder, (LEFT_KB[round % LEFT_KB.length] ?? 0) * 1024)
    const writers = startWriters(program.origin, cookie, round, journal)
    // In each second round the log as well, without which the database cannot even stand.
    const isLogFull = round % 2 === 1 && (await burnLog(dataDir))
    if (isLogFull) ended++
    await sleep(FULL_FOR_MS)
    filler.empty()
    const freed = performance.now()
    const before = journal.accepted.length
    while (journal.accepted.length === before && performance.now() - freed < 2 * WELL_WITHIN_S * 1000) await sleep(20)
    wellAfter.push((performance.now() - freed) / 1000)
    await writers.stop()
    console.log(
      `  round ${round}${isLogFull ? ', the log full as well' : ''}: ${JSON.stringify(journal.told)}, well again after ${wellAfter.at(-1)?.toFixed(1)} s`,
    )
  }
  const isGone = program.child.exitCode !== null
  if (!isGone) await program.end()
  const { lost, doubled, half, kept } = await compare(dataDir, journal)
  for (const line of journal.wrong.slice(0, 5)) console.log(`  WRONG ${line}`)
  const longest = Math.max(...wellAfter)
  const refused = Object.entries(journal.told).flatMap(([code, count]) => (code === 'OK' ? [] : [`${count} ${code}`]))
  console.log(`the database's disk full, ${ROUNDS} rounds (${conditions()})`)
  console.log(
    `  C4 ${journal.accepted.length} accepted, ${lost} lost, ${doubled} doubled, ${half} half-written, ${kept} refused ones kept, ${journal.wrong.length} without a sentence, well again after ${longest.toFixed(1)} s at most, ${isGone ? 'the program ended' : '0 restarts'} (gate 0, ${WELL_WITHIN_S} s); told: ${refused.join(', ')}; the database itself ended ${ended} times`,
  )
  const wrong = lost + doubled + half + kept + journal.wrong.length
  process.exitCode = wrong === 0 && !isGone && longest <= WELL_WITHIN_S && refused.length > 0 && (ended > 0 || ROUNDS < 2) ? 0 : 1
}

/** Somebody who has signed up and opened the link in the email, which stays in the mailbox of this machine. */
async function enter(origin: string): Promise<string> {
  const email = 'full@gmail.com'
  const signedUp = await call(origin, 'auth/signUp', { email, password: PASSWORD })
  for (let tries = 0; tries < 100; tries++, await sleep(100)) {
    const mails = await (await fetch(`${origin}/dev/mailbox.json`)).text()
    const [, token] = /#verify=([\w-]+)/.exec(mails) ?? []
    const answer = token && (await call(origin, 'auth/verifyEmail', { token, password: PASSWORD }))
    if (answer && answer.code === 'OK')
      return answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
  }
  throw new Error(`nobody could sign up: ${signedUp.text}`)
}

/** What people were told against what is there. */
async function compare(dataDir: string, { accepted, unchanged }: Journal) {
  const postgres = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: postgres.urlFor('postgres', 'jobapply') })
  await client.connect()
  const { rows } = await client.query<{ title: string; count: number; whole: boolean }>(`
    select a.job_title as title, count(*)::int as count, bool_and(exists (
      select from application_history h where h.application_id = a.id)) as whole
    from job_applications a where a.job_title like 'round %' group by 1`)
  await client.end()
  await postgres.stop()
  const stored = new Map(rows.map((row) => [row.title, row]))
  return {
    lost: accepted.filter((title) => !stored.has(title)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
    half: rows.filter(({ whole }) => !whole).length,
    kept: unchanged.filter((title) => stored.has(title)).length,
  }
}
