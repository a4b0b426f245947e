import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@jobapply/server/features/auth/demo'
import { classOf, hasReachedReader, type UploadKind, writeAttackFiles } from './shared/attack-files.ts'
import { prepareHeavy } from './shared/attack-heavy.ts'
import type { Outcome } from './shared/client.ts'
import { call } from './shared/in-process.ts'
import { conditions, quantile } from './shared/measure.ts'
import { memoryMb, startProgram } from './shared/program.ts'

/**
 * Two honest clients alone, then beside two hostile ones: `npm run bench -- attack [minutes]`, 30 unless said otherwise. Gates: honest
 * p99 at most twice that of alone, no wrong answer, nothing leaked, memory within 10 % over the last two thirds. It also fails when the
 * attack does not get as far as it should: an upload with an answer that says nothing about its file, or too few files for the reader.
 */
const MINUTES = Number(process.argv[2] ?? 30)
const UNATTENDED_MINUTES = Math.min(3, MINUTES / 3)
const SAMPLE_MS = 2_000
const LEAST_READ = MINUTES * 10

type Told = { times: number[]; uploadTimes: number[]; wrong: string[] }
type Harm = { sent: number; leaked: number; uploads: (Outcome & { kind: UploadKind })[] }
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-attack-'))
const folder = mkdtempSync(join(tmpdir(), 'jobapply-attack-files-'))
const files = await writeAttackFiles(folder)
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' })
const { origin } = program

async function signIn(email: string, address: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await call(origin, 'auth/signIn', { email, password: DEMO_PASSWORD }, { address })
    if (answer.code === 'OK')
      return answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
    if (tries > 40) throw new Error(`nobody could sign in: ${answer.text}`)
    // The server answers a moment before its demo people are there.
    await sleep(250)
  }
}
async function profileOf(cookie: string, address: string): Promise<string> {
  const { text } = await call(origin, 'profiles/list', undefined, { cookie, address })
  const [first] = JSON.parse(text).json as { id: string }[]
  return first?.id ?? newProfile(cookie, address)
}
async function newProfile(cookie: string, address: string): Promise<string> {
  const { text } = await call(origin, 'profiles/create', { profile_name: 'Attack' }, { cookie, address })
  return JSON.parse(text).json.id
}
const tell = async (worker: Worker, message: 'tell' | 'over' = 'tell') => {
  const said = once(worker, 'message')
  worker.postMessage(message)
  return (await said)[0] as Told
}

const people = [...DEMO_PEOPLE].map(({ email }) => email)
const [one = '', other = one, third = one] = people
const honest = await Promise.all(
  [one, other].map(async (email, index) => {
    const address = `203.0.113.${index + 1}`
    const cookie = await signIn(email, address)
    const profileId = await profileOf(cookie, address)
    return { origin, cookie, address, profileId, resumeProfile: await newProfile(cookie, address), resumes: files.valid }
  }),
)
const mallory = await signIn(third, '198.51.100.1')
const ownProfile = await profileOf(mallory, '198.51.100.1')
const heavy = await prepareHeavy(origin, mallory, '198.51.100.1')

console.log(
  `Attack (${conditions()}): ${people.length} people, ${UNATTENDED_MINUTES} minutes alone, ${MINUTES} minutes beside two hostile clients`,
)
const clients = honest.map((data) => new Worker(new URL('./shared/attack-honest.ts', import.meta.url), { workerData: data }))
// The first seconds warm the server up.
await sleep(10_000)
await Promise.all(clients.map((client) => tell(client)))
await sleep(UNATTENDED_MINUTES * 60_000)
const before = await Promise.all(clients.map((client) => tell(client)))
const alone = before.flatMap(({ times }) => times)
const uploadsAlone = before.flatMap(({ uploadTimes }) => uploadTimes)

const attackers = honest.map(({ profileId }, seed) => {
  const workerData = { origin, cookie: mallory, ownProfile, otherProfile: profileId, seed, files, heavy }
  return new Worker(new URL('./shared/attack-hostile.ts', import.meta.url), { workerData })
})
const memory: number[] = []
const times: number[] = []
const uploadTimes: number[] = []
const wrong: string[] = before.flatMap((told) => told.wrong)
const until = performance.now() + MINUTES * 60_000
while (performance.now() < until) {
  await sleep(SAMPLE_MS)
  memory.push(memoryMb(program.child))
}
for (const client of clients) {
  const told = await tell(client)
  times.push(...told.times)
  uploadTimes.push(...told.uploadTimes)
  wrong.push(...told.wrong)
}
const harm = await Promise.all(
  attackers.map(async (attacker) => {
    const said = once(attacker, 'message')
    attacker.postMessage('over')
    return (await said)[0] as Harm
  }),
)
for (const client of clients) await tell(client, 'over')

/** Means of a minute, so that a collection in between is not taken for growth. */
const perMinute = 60_000 / SAMPLE_MS
const late = memory.slice(Math.floor(memory.length / 3))
const means = Array.from({ length: Math.floor(late.length / perMinute) }, (_, minute) => {
  const part = late.slice(minute * perMinute, (minute + 1) * perMinute)
  return part.reduce((sum, value) => sum + value, 0) / part.length
})
const [p99Alone, p99] = [quantile(alone, 0.99), quantile(times, 0.99)]
const [first = Number.NaN, last = Number.NaN] = [means[0], means.at(-1)]
const leaked = harm.reduce((sum, each) => sum + each.leaked, 0)
console.log(
  `  honest p50 ${quantile(alone, 0.5).toFixed(1)} -> ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99Alone.toFixed(1)} -> ${p99.toFixed(1)} ms: ${(p99 / p99Alone).toFixed(2)}x (gate 2x); ${times.length} calls`,
)
console.log(
  `  memory ${first.toFixed(0)} -> ${last.toFixed(0)} MB a minute, ${Math.min(...means).toFixed(0)} to ${Math.max(...means).toFixed(0)} (gate: last within 10 % of first)`,
)
console.log(
  `  ${harm.reduce((sum, each) => sum + each.sent, 0)} hostile requests, ${leaked} leaked, ${wrong.length} wrong answers`,
)
for (const sentence of new Set(wrong.slice(0, 20))) console.log(`    ${sentence}`)
const seconds = (values: number[], share: number) => (quantile(values, share) / 1000).toFixed(2)
console.log(
  `  honest uploads p50 ${seconds(uploadsAlone, 0.5)} -> ${seconds(uploadTimes, 0.5)} s, slowest ${seconds(uploadsAlone, 1)} -> ${seconds(uploadTimes, 1)} s; ${uploadTimes.length} uploads`,
)
const uploads = harm.flatMap((each) => each.uploads)
const reached = uploads.filter(hasReachedReader).length
const unexpected = uploads.filter((each) => !classOf(each))
console.log(
  `  ${uploads.length} hostile uploads, ${reached} reached the reader (gate ${LEAST_READ}), ${unexpected.length} unexpected answers (gate 0)`,
)
for (const [kind, some] of Map.groupBy(uploads, (each) => each.kind)) {
  const counts = Map.groupBy(some, (each) => `${classOf(each) ?? 'unexpected'} (${each.status} ${each.code})`)
  console.log(`    ${kind}: ${[...counts].map(([what, all]) => `${all.length} ${what}`).join(', ')}`)
}
for (const { message } of unexpected.slice(0, 20)) console.log(`    ${message}`)
await program.end()
for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true })
process.exitCode =
  leaked + wrong.length + unexpected.length > 0 || reached < LEAST_READ || p99 > 2 * p99Alone || last > first * 1.1 ? 1 : 0
process.exit()
