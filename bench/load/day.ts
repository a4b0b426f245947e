import { readFileSync } from 'node:fs'
import { createClient, sendResume } from '#bench/shared/client.ts'
import { call } from '#bench/shared/in-process.ts'

/** What a person of the model has, and where they are signed in. */
export type Visitor = { origin: string; cookie: string; profileId: string; applications: string[]; jobs: KeptJob[] }
type KeptJob = Record<'jobId' | 'job_title' | 'company' | 'location' | 'job_url' | 'application_url' | 'source', string>
/** Every call of an action is reported by its name with the moment at which it was asked. */
type Ask = (name: string, input: unknown) => Promise<unknown>
type Action = { name: string; share: number; act(ask: Ask, who: Visitor, draw: () => number): Promise<unknown> }

const ANY = 'all'
const ALL_JOBS = { searchTerm: '', location: '', country: ANY, platform: ANY, jobType: ANY, workType: ANY, experienceLevel: ANY }
const TERMS = ['', 'nurse', 'software engineer', 'driver', 'accountant', 'teacher', 'electrician', 'cook']
const REPLY =
  'Subject: Your application\n\nThank you for applying. We would like to invite you to an interview on Tuesday at 10:00.'
const RESUME = readFileSync('packages/resume-parser/fixtures/documents/cards-student.pdf')
const one = <T>(list: readonly T[], draw: () => number) => list[Math.floor(draw() * list.length)] as T
const all = (asked: Promise<unknown>[]) => Promise.all(asked)

/** The mix of a working day: how often a person who is at it does each thing, in hundredths. An estimate: nobody's day was recorded. */
const ACTIONS: readonly Action[] = [
  {
    ...{ name: 'open the dashboard', share: 18 },
    act: (ask) =>
      all([
        ...['auth/session', 'billing/planInfo', 'onboarding/state', 'applications/overview', 'profiles/list'].map((name) =>
          ask(name, undefined),
        ),
        ask('notices/list', {}),
        ask('insights/dashboard', undefined),
      ]),
  },
  {
    ...{ name: 'search', share: 18 },
    act: (ask, { profileId }, draw) =>
      all([
        ask('search/jobs', {
          profileId,
          filters: { ...ALL_JOBS, searchTerm: one(TERMS, draw) },
          page: 1 + Math.floor(draw() * 2),
        }),
        ask('applications/marks', undefined),
      ]),
  },
  {
    ...{ name: 'read a job', share: 30 },
    act: (ask, { profileId, jobs }, draw) => ask('search/details', { id: one(jobs, draw).jobId, profileId, filters: ALL_JOBS }),
  },
  {
    ...{ name: 'save a job', share: 8 },
    act: (ask, { profileId, jobs }, draw) => ask('applications/saved/add', { profileId, jobs: [one(jobs, draw)] }),
  },
  {
    ...{ name: 'look at the tracker', share: 12 },
    act: (ask) => all([ask('applications/tracker/list', { limit: 100 }), ask('applications/tracker/counts', {})]),
  },
  {
    ...{ name: 'move a card', share: 5 },
    act: (ask, { applications }, draw) =>
      ask('applications/tracker/move', {
        ids: [one(applications, draw)],
        to: one(['applied', 'interview', 'under-review'], draw),
      }),
  },
  {
    ...{ name: 'tailor a letter', share: 3 },
    act: (ask, { profileId, jobs }, draw) => ask('documents/letters/forJob', { profileId, jobId: one(jobs, draw).jobId }),
  },
  {
    ...{ name: 'apply', share: 3 },
    act: (ask, _, draw) => {
      const number = Math.floor(draw() * 1e9)
      const job_url = `https://jobs.example.org/${number}`
      return ask('applications/submit', {
        job_title: `Baker ${number}`,
        company: `Company ${number}`,
        location: 'Leeds',
        job_url,
      })
    },
  },
  { name: 'paste a reply', share: 2, act: (ask) => ask('applications/replies/read', { text: REPLY }) },
  { name: 'upload a resume', share: 1, act: (ask) => ask('profiles/uploadResume', undefined) },
]

/** The action that a drawn number between 0 and 1 stands for. */
export function chooseAction(drawn: number): Action {
  let left = drawn * ACTIONS.reduce((sum, { share }) => sum + share, 0)
  for (const action of ACTIONS) {
    left -= action.share
    if (left < 0) return action
  }
  return ACTIONS[0] as Action
}

/** One call; answers what went wrong, or undefined. */
export async function askServer(
  { origin, cookie, profileId }: Visitor,
  name: string,
  input: unknown,
): Promise<string | undefined> {
  if (name === 'profiles/uploadResume') {
    const client = createClient(origin, { headers: () => ({ cookie }) })
    const { code } = await sendResume(client, profileId, new File([RESUME], 'resume.pdf', { type: 'application/pdf' }))
    return code === 'read' ? undefined : code
  }
  const { code } = await call(origin, name, input, { cookie })
  return code === 'OK' ? undefined : code
}
