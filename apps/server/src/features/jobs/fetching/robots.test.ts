import { expect, test } from 'vitest'
import { mayAsk, readRobots } from './robots.ts'

const FILE = `# hello
User-agent: BadBot
Disallow: /

User-agent: *
User-agent: Other
Disallow: /private   # not this
Disallow: /*.pdf$
Allow: /private/jobs
Disallow:

User-agent: JobApplyAI
Disallow: /api/
Crawl-delay: 10
`

test('the group that names us counts, else the one for everybody', () => {
  const [ours, all] = [readRobots(FILE, 'jobapplyai'), readRobots(FILE, 'somebody')]
  expect([mayAsk(ours, '/api/jobs'), mayAsk(ours, '/private')]).toEqual([false, true])
  expect([mayAsk(all, '/api/jobs'), mayAsk(all, '/private'), mayAsk(all, '/private/jobs/1')]).toEqual([true, false, true])
  expect([mayAsk(all, '/a/b.pdf'), mayAsk(all, '/a/b.pdf?x=1')]).toEqual([false, true])
})

test('a file without rules forbids nothing, one that forbids everything is kept', () => {
  expect(mayAsk(readRobots('<html>404</html>', 'a'), '/jobs')).toBe(true)
  expect(mayAsk(readRobots('User-agent: *\nDisallow: /', 'a'), '/jobs')).toBe(false)
  expect(mayAsk(readRobots('User-agent: *\nDisallow: /\nAllow: /jobs$', 'a'), '/jobs')).toBe(true)
})

test('a hostile file costs a moment', () => {
  const start = performance.now()
  const robots = readRobots(`User-agent: *\n${'Disallow: /*a*a*a*a*a*b\n'.repeat(9_000)}`, 'a')
  expect(mayAsk(robots, `/${'a'.repeat(2_000)}`)).toBe(true)
  expect(performance.now() - start).toBeLessThan(2_000)
})
