import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient, sendResume } from './client.ts'
import { read } from './damaged.ts'

/** An honest person who knows what each answer must be: reads, writes and reads again, and uploads resumes, until told to stop. */
const { origin, cookie, profileId, resumeProfile, address, resumes } = workerData as {
  origin: string
  cookie: string
  profileId: string
  /** A profile of its own for uploads, because each changes the profile's version. */
  resumeProfile: string
  address: string
  resumes: string[]
}
const PAUSE_MS = 40
const UPLOAD_PAUSE_MS = 5_000
let isOver = false
parentPort?.on('message', (message: 'tell' | 'over') => {
  if (message === 'over') isOver = true
  parentPort?.postMessage({ times: times.splice(0), uploadTimes: uploadTimes.splice(0), wrong: wrong.splice(0) })
})
const times: number[] = []
const uploadTimes: number[] = []
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

/** Uploads wait for the reader, so their times are kept apart from those of ordinary calls. */
async function uploadResumes() {
  const client = createClient(origin, { headers: () => ({ cookie, 'x-forwarded-for': address }) })
  for (let round = 0; !isOver; round++) {
    const { name, bytes } = read(resumes[round % resumes.length] ?? '')
    const started = performance.now()
    const outcome = await sendResume(client, resumeProfile, new File([bytes], name))
    uploadTimes.push(performance.now() - started)
    if (outcome.code !== 'read') wrong.push(`upload of ${name}: ${outcome.status} ${outcome.message}`)
    await sleep(UPLOAD_PAUSE_MS)
  }
}
const uploading = uploadResumes()

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
await uploading
