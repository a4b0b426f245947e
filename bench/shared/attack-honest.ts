import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'

/** An honest person who knows what each answer must be: reads, writes and reads again, until told to stop. */
const { origin, cookie, profileId, address } = workerData as {
  origin: string
  cookie: string
  profileId: string
  address: string
}
const PAUSE_MS = 40
let isOver = false
parentPort?.on('message', (message: 'tell' | 'over') => {
  if (message === 'over') isOver = true
  parentPort?.postMessage({ times: times.splice(0), wrong: wrong.splice(0) })
})
const times: number[] = []
const wrong: string[] = []

async function call(name: string, input: unknown): Promise<unknown> {
  const started = performance.now()
  const answer = await fetch(`${origin}/rpc/${name}`, {
    method: 'POST',
    headers: { cookie, 'x-forwarded-for': address, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  }).catch(() => undefined)
  const text = await answer?.text()
  times.push(performance.now() - started)
  if (!answer?.ok) wrong.push(`${name}: ${answer?.status} ${text?.slice(0, 200)}`)
  return answer?.ok ? JSON.parse(text ?? '{}').json : undefined
}

type Profile = { id: string; version: number; professional_summary: string | null; technical_skills: string[] }
const ALL = {
  searchTerm: '',
  location: '',
  country: 'all',
  platform: 'all',
  jobType: 'all',
  workType: 'all',
  experienceLevel: 'all',
}
let expectedJobs: unknown

for (let round = 0; !isOver; round++) {
  const before = (await call('profiles/get', { id: profileId })) as Profile | undefined
  const summary = `Round ${round} of ${address}.`
  if (before) {
    const saved = (await call('profiles/update', {
      id: profileId,
      version: before.version,
      changes: { professional_summary: summary },
    })) as Profile | undefined
    const after = (await call('profiles/get', { id: profileId })) as Profile | undefined
    if (saved && after?.professional_summary !== summary) wrong.push(`the summary was ${after?.professional_summary}`)
  }
  const found = (await call('search/jobs', { profileId, filters: { ...ALL, searchTerm: 'nurse' } })) as
    | { jobs: { id: string; matchScore: number }[] }
    | undefined
  if (found) {
    const jobs = found.jobs.map(({ id, matchScore }) => [id, matchScore])
    expectedJobs ??= jobs
    if (!isDeepStrictEqual(jobs, expectedJobs)) wrong.push('the search found other jobs')
  }
  await call('billing/planInfo', undefined)
  await sleep(PAUSE_MS)
}
