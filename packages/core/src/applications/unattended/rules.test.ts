import { describe, expect, test } from 'vitest'
import { UNATTENDED_PACE } from './constants.ts'
import { mayGoNow, mayGoUnattended, type UnattendedJob, type UnattendedPerson, unattendedPlatformOf } from './rules.ts'

const NOW = new Date('2026-11-17T09:00:00Z')
const PERSON: UnattendedPerson = {
  ...{ isStopped: false, mayAutomate: true, fullAutomation: ['dice', 'linkedin'], filling: 0, begunToday: 0, lastBegunAt: null },
}
const READY: UnattendedJob = {
  ...{ status: 'queued', progress: 'ready', approvedAt: NOW, appliedAt: null, queuedBy: 'you' },
  ...{ job_url: 'https://www.dice.com/job-detail/1', application_url: 'https://jobs.lever.co/greenmill/1/apply' },
  ...{ openQuestions: 0, isExcluded: false, isHeld: false, match: { matchScore: 80, verdict: 'ok' } },
  settings: { isActive: true, minMatchScore: 70, maxApplicationsPerDay: 5 },
}
const PROPOSED: UnattendedJob = { ...READY, progress: null, approvedAt: null, queuedBy: 'automation' }

describe('APPLY-055 an application goes without a click only when nothing speaks against it', () => {
  test('a queued job on a platform that is switched on, with automation on, passes', () => {
    expect([mayGoUnattended(READY, PERSON), mayGoUnattended(PROPOSED, PERSON), mayGoNow(PERSON, NOW)]).toEqual([true, true, null])
  })

  test.each<[string, Partial<UnattendedJob>]>([
    ['automation is off', { settings: { ...READY.settings, isActive: false } }],
    ['the score is too low', { match: { matchScore: 69, verdict: 'ok' } }],
    ['a required condition is not met', { match: { matchScore: 90, verdict: 'blocked' } }],
    ['a required condition may not be met', { match: { matchScore: 90, verdict: 'caution' } }],
    ['its company or a word of it is excluded', { isExcluded: true }],
    ['a required question is open', { openQuestions: 1 }],
    ['the platform is not switched on', { job_url: 'https://www.indeed.com/viewjob?jk=1' }],
    ['it is of no platform', { job_url: 'https://jobs.example/1' }],
    ['it is on LinkedIn', { job_url: 'https://www.linkedin.com/jobs/view/1' }],
    ['its form is on LinkedIn', { application_url: 'https://de.linkedin.com/jobs/view/1/apply' }],
    ['its form has no safe address', { application_url: 'http://jobs.example/1' }],
    ['the day is full', { settings: { ...READY.settings, maxApplicationsPerDay: 0 } }],
    ['it waits for an answer', { progress: 'needs-you' }],
    ['it is being filled', { progress: 'filling' }],
    ['nobody knows what became of it', { progress: 'unconfirmed' }],
    ['it has failed', { progress: 'failed' }],
    ['it is saved only', { status: 'saved', progress: null, approvedAt: null }],
    ['it was sent', { status: 'applied', progress: 'confirmed', appliedAt: NOW }],
  ])('%s: it waits for the person', (_, change) => {
    expect(mayGoUnattended({ ...READY, ...change }, PERSON)).toBe(false)
  })

  test('what the person has approved may have an unknown posting or a company on hold, what automation proposes may not', () => {
    for (const change of [{ match: null }, { isHeld: true }])
      expect([READY, PROPOSED].map((job) => mayGoUnattended({ ...job, ...change }, PERSON))).toEqual([true, false])
  })

  test.each<[string, UnattendedJob['queuedBy'], boolean, boolean]>([
    ['our automation', 'automation', true, true],
    ['the person in review', 'you', true, false],
    ['a program with an API key', 'api', false, false],
    ['an older version, or nobody knows who', null, false, false],
  ])(
    'API-014 queued by %s: goes on unattended only where the person or our automation stands for it',
    (_, queuedBy, ready, proposed) => {
      const judged = [READY, PROPOSED].map((job) => mayGoUnattended({ ...job, queuedBy }, PERSON))
      expect(judged).toEqual([ready, proposed])
    },
  )

  test('an approval whose form was never made ready is not taken for one', () => {
    for (const queuedBy of ['you', 'automation', 'api'] as const)
      expect(mayGoUnattended({ ...READY, progress: null, queuedBy }, PERSON)).toBe(false)
  })

  test.each<[string, Partial<UnattendedPerson>, string]>([
    ['Everything is stopped', { isStopped: true }, 'stopped'],
    ['the plan has no automation', { mayAutomate: false }, 'plan'],
    ['no platform is switched on', { fullAutomation: [] }, 'off'],
    ['only LinkedIn is switched on', { fullAutomation: ['linkedin'] }, 'off'],
    ['the fixed limit of the day is reached', { begunToday: UNATTENDED_PACE.aDay }, 'cap'],
    ['another form is being filled', { filling: 1 }, 'busy'],
    ['the last one has just begun', { lastBegunAt: new Date(NOW.getTime() - 20_000) }, 'spacing'],
  ])('%s: nothing goes now', (_, change, wait) => {
    expect(mayGoNow({ ...PERSON, ...change }, NOW)?.wait).toBe(wait)
  })

  test('the fixed time passes between two of them', () => {
    const after = (seconds: number) => mayGoNow({ ...PERSON, lastBegunAt: new Date(NOW.getTime() - seconds * 1_000) }, NOW)
    expect(after(UNATTENDED_PACE.spacingSeconds - 20)?.askInSeconds).toBe(20)
    expect(after(UNATTENDED_PACE.spacingSeconds)).toBeNull()
  })

  test('the platform is where the posting is, and LinkedIn is none', () => {
    expect(unattendedPlatformOf(READY)).toBe('dice')
    expect(unattendedPlatformOf({ job_url: 'https://dice.com.evil.example/1', application_url: null })).toBeNull()
  })
})
