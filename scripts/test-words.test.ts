import { expect, test } from 'vitest'
import { LongestFirst } from './longest-first.mjs'
import { browserTests, chooseTests, readWords } from './test-words.mjs'

test('without words everything runs, and the checks too', () => {
  expect(readWords([])).toEqual({
    kinds: [],
    filters: [],
    shard: undefined,
    changedSince: undefined,
    hasPictures: false,
    hasChecks: true,
  })
})

test('kinds and filters narrow the run, and leave the checks out', () => {
  expect(readWords(['call', 'profiles/router', '--pictures'])).toMatchObject({
    ...{ kinds: ['call'], filters: ['profiles/router'], hasPictures: true, hasChecks: false },
  })
})

test('of several shards the first one runs the checks', () => {
  const [first, fourth] = [readWords(['--shard=1/4']), readWords(['--shard=4/4'])]
  expect([first.shard, first.hasChecks, fourth.shard, fourth.hasChecks]).toEqual(['1/4', true, '4/4', false])
  expect(first.filters).toEqual([])
  for (const word of ['--shard', '--shard=0/4', '--shard=5/4', '--shard=two'])
    expect(() => readWords([word])).toThrow('--shard=1/4')
})

test('four shards together run every file once, and each gets its part of every rung', async () => {
  const files = ['e2e', 'call', 'component', 'unit'].flatMap((name) =>
    Array.from({ length: 9 }, (_, place) => ({ moduleId: `${name}/${place}`, project: { name } })),
  )
  const shards = [1, 2, 3, 4].map((index) =>
    new LongestFirst({ config: { shard: { index, count: 4 } } } as never).shard(files as never),
  )
  const dealt = (await Promise.all(shards)).map((part) => part.map(({ moduleId }) => moduleId))
  expect(dealt.flat().toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted())
  for (const part of dealt) expect(part.filter((name) => name.startsWith('e2e/')).length).toBeGreaterThanOrEqual(2)
})

test('what changed is compared with the last commit, or with the one that is named', () => {
  expect([readWords(['--changed']).changedSince, readWords(['--changed=main']).changedSince]).toEqual(['HEAD', 'main'])
  expect(readWords(['--changed']).hasChecks).toBe(false)
})

test('a changed component and a changed handler ask for the tests of their features', () => {
  const files = ['apps/web/app/features/notices/bell.tsx', 'apps/server/src/features/notices/router.ts']
  const all = ['notices/notices', 'onboarding/newcomer', 'billing/trial', 'billing/screens-billing', 'shell/shell'].map(
    (name) => `${name}.test.ts`,
  )
  expect(chooseTests(files, all)).toEqual({
    component: ['apps/web/app/features/notices/', 'apps/web/app/pages/'],
    call: ['apps/server/src/features/notices/'],
    e2e: ['e2e/notices/notices.test.ts'],
  })
})

test('a change of one app asks for the tests of that app, and a change of core for those of both', () => {
  const chosen = (file: string) => chooseTests([file], [])
  expect(chosen('apps/web/app/features/notices/bell.tsx')).toMatchObject({ call: [] })
  expect(chosen('apps/server/src/features/notices/router.ts')).toMatchObject({ component: [] })
  expect(chosen('apps/web/app/pages/search-page.tsx')).toMatchObject({ component: ['apps/web/app/pages/'], call: [] })
  expect(chosen('packages/core/src/notices/rules.ts')).toMatchObject({
    component: ['apps/web/app/features/notices/', 'apps/web/app/pages/'],
    call: ['apps/server/src/features/notices/'],
  })
})

test('what all features share asks for the tests of all, and a changed test for itself', () => {
  const { component, call, e2e } = chooseTests(
    ['apps/web/app/ui/button.tsx', 'apps/server/src/platform/clock.test.ts', 'e2e/billing/trial.test.ts'],
    ['billing/trial.test.ts', 'billing/pricing.test.ts', 'onboarding/newcomer.test.ts'],
  )
  expect([component, call, e2e]).toEqual([
    ['apps/web/', 'apps/web/app/pages/'],
    ['apps/server/src/platform/clock.test.ts'],
    ['e2e/billing/trial.test.ts', 'e2e/onboarding/newcomer.test.ts'],
  ])
})

test('a changed rule or handler asks for no browser test, so nothing is built', () => {
  const all = browserTests()
  const chosen = (...files: string[]) => chooseTests(files, all).e2e
  expect(chosen('packages/core/src/profiles/links.ts', 'apps/server/src/features/profiles/router.ts')).toEqual([])
  expect(chosen('apps/server/src/platform/clock.ts')).toEqual([])
  expect(chosen('apps/web/app/features/profiles/profiles-page.tsx')).not.toEqual([])
})

test('every feature of the web app has browser tests or a rung below that is run instead', () => {
  const all = browserTests()
  for (const feature of ['auth', 'billing', 'profiles', 'search', 'applications', 'account', 'admin', 'onboarding']) {
    const none = chooseTests([], all).e2e.length
    expect([feature, chooseTests([`apps/web/app/features/${feature}/x.tsx`], all).e2e.length > none]).toEqual([feature, true])
  }
})
