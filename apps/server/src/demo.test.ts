import { suggestFilters } from '@jobapply/core/search/suggested'
import { expect, test } from 'vitest'
import { openBrowser } from '#testing/people'
import { makeDatabase, startServer, startServerFor } from '#testing/server'
import { fillDemo } from './demo.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './features/auth/demo.ts'
import { countAdmins } from './platform/auth/store.ts'

test('the demo has people who can sign in, the first of them as admin, with boards, tasks, replies and new matches, and may be started again on the same data', async () => {
  const database = await makeDatabase()
  const first = await startServer({ JOBAPPLY_DEMO: '1' }, database)
  const lines = (await fillDemo(first.platform)).join('\n')
  await first.stop()
  const second = await startServerFor({ JOBAPPLY_DEMO: '1' }, database)
  expect((await fillDemo(second.platform)).join('\n')).toBe(lines)
  expect(lines).toContain(DEMO_PASSWORD)
  const browser = openBrowser(second)
  const { auth } = browser.call
  for (const [place, { email, displayName }] of DEMO_PEOPLE.entries()) {
    expect(lines).toContain(email)
    const user = await auth.signIn({ email, password: DEMO_PASSWORD })
    expect(user).toMatchObject({ email, is_admin: place === 0, userMetadata: { display_name: displayName } })
  }
  await auth.signIn({ email: 'maya.lindqvist@gmail.com', password: DEMO_PASSWORD })
  const { applications, insights, profiles, search } = browser.call
  expect(await applications.tracker.counts()).toMatchObject({ saved: 3, applied: 6, interview: 1, offer: 1, rejected: 3 })
  expect((await insights.dashboard()).needsYou.due).toMatchObject({ count: 3, next: { text: 'Follow up on the decision' } })
  const [interview] = (await applications.tracker.list({ statuses: ['interview'] })).rows
  const shown = { applicationId: interview?.id ?? '' }
  expect((await applications.tasks.list(shown)).map(({ title }) => title)).toEqual(['Read the ward report', 'Interview'])
  expect(await applications.replies.list(shown)).toMatchObject([{ kind: 'interview' }])
  const { matches } = await insights.dashboard()
  expect(matches).toMatchObject({
    search: { name: 'Nursing in Sweden' },
    best: [{ title: 'Registered Nurse, Cardiac Care' }, {}, {}],
  })
  expect(matches.best[0]?.matchScore).toBeGreaterThanOrEqual(90)
  const [profile] = await profiles.list()
  const filters = profile && suggestFilters(profile)
  if (!filters) throw new Error('Maya has no desired title')
  const { jobs } = await search.jobs({ profileId: profile.id, filters })
  expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining(matches.best.map(({ jobId }) => jobId)))
  expect(new Set(jobs.map(({ verdict }) => verdict))).toEqual(new Set(['ok', 'caution', 'blocked']))
  expect(jobs.some(({ isRemote }) => isRemote)).toBe(true)
  expect(await countAdmins(second.platform.database.system)).toEqual({ admins: 1, primaries: 1 })
})
