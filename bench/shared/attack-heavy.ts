import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { type ProfileFields, profileChanges } from '@jobapply/core/profiles/schema'
import { DEMO_PASSWORD } from '@jobapply/server/features/auth/demo'
import { largeForm, largeProfile, largeText } from '@jobapply/server/testing/largest/profile'
import { call } from './in-process.ts'

/** What the calls that grow with a person's texts need: a profile, a resume and a letter at their limits, jobs, and an open form. */
export type Heavy = { profileId: string; resumeId: string; letterId: string; jobs: KeptJob[]; applicationId: string; key: string }
type KeptJob = Record<'jobId' | 'job_title' | 'company' | 'location' | 'job_url' | 'application_url' | 'source', string>
type Found = Record<'id' | 'title' | 'company' | 'location' | 'url' | 'applicationUrl' | 'source', string>

const REVIEWED = 20
const ANY = 'all'
const ALL_JOBS = { searchTerm: '', location: '', country: ANY, platform: ANY, jobType: ANY, workType: ANY, experienceLevel: ANY }

export async function prepareHeavy(origin: string, cookie: string, address: string): Promise<Heavy> {
  const ask = async (name: string, input: unknown) => {
    const answer = await call(origin, name, input, { cookie, address })
    if (answer.code !== 'OK') throw new Error(`${name}: ${answer.text.slice(0, 300)}`)
    return JSON.parse(answer.text).json
  }
  const [own] = await ask('profiles/list', undefined)
  const { id: profileId, version } = own ?? (await ask('profiles/create', { profile_name: 'Heavy' }))
  await ask('profiles/update', { id: profileId, version, changes: largeProfile() })
  const { id: resumeId } = await ask('documents/resumes/create', { profileId })
  const found: Found[] = (await ask('search/jobs', { profileId, filters: ALL_JOBS })).jobs
  const jobs = found.slice(0, REVIEWED).map(({ id, title, company, location, url, applicationUrl, source }) => ({
    ...{ jobId: id, job_title: title, company, location, job_url: url, application_url: applicationUrl, source },
  }))
  const letter = await ask('documents/letters/create', { profileId, jobId: jobs[0]?.jobId })
  const { queued } = await ask('applications/approve', { jobs: [{ job: jobs[0], profileId }] })
  const { code } = await ask('auth/security/devices/startPairing', { proof: { password: DEMO_PASSWORD } })
  const pair = await fetch(`${origin}/api/v1/extension/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code }),
  })
  const { key } = await pair.json()
  return { profileId, resumeId, letterId: letter.id, jobs, applicationId: queued[0]?.id ?? '', key }
}

type Send = (path: string, init: RequestInit & { isSignedIn?: boolean }) => Promise<unknown>

/** Each of these took seconds of the server's main thread before it ran in a helper process. */
export function heavyAttacks({ profileId, resumeId, letterId, jobs, applicationId, key }: Heavy, send: Send) {
  const json = { 'content-type': 'application/json' }
  const ask = (name: string, input: unknown) =>
    send(`/rpc/${name}`, { method: 'POST', isSignedIn: true, headers: json, body: JSON.stringify({ json: input }) })
  const content = contentOf({ ...EMPTY_FIELDS, ...profileChanges.parse(largeProfile()) } as ProfileFields)
  const [form, text] = [largeForm(), largeText(20_000)]
  const jobIds = jobs.slice(0, 10).map(({ jobId }) => jobId)
  return [
    () => ask('applications/review', { profileId, jobs }),
    () => ask('documents/resumes/tailor', { id: resumeId, jobIds }),
    () => ask('documents/resumes/preview', { content, design: newDesign('ledger') }),
    () => ask('documents/letters/check', { id: letterId, text }),
    () => send(`/documents/resumes/${resumeId}.pdf`, { isSignedIn: true }),
    () => send(`/documents/resumes/${resumeId}.docx`, { isSignedIn: true }),
    () =>
      send('/api/v1/extension/form', {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${key}` },
        body: JSON.stringify({ applicationId, fields: form }),
      }),
  ]
}
