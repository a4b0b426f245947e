import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { greenhouseBoard, startLocalSources } from '#testing/local-sources'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

const html = (body: string) => ({ body, headers: { 'content-type': 'text/html' } })
const job = (id: number) => ({
  id,
  title: 'Rope Maker',
  absolute_url: `https://ropes.example/jobs/${id}`,
  location: { name: 'Leeds, United Kingdom' },
  content: 'Make ropes.',
})

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
beforeAll(async () => {
  sources = await startLocalSources({})
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

/** Publishes a board at Greenhouse and a careers page that leads there over one redirect and one link. */
function publish() {
  const token = `ropes-${randomUUID().slice(0, 8)}`
  const host = `${token}.example`
  Object.assign(sources.answers, greenhouseBoard(token, job(1), job(2)), {
    [`${host}/`]: { status: 301, headers: { location: `https://www.${host}/` }, body: '' },
    [`www.${host}/`]: html('<a href="/careers">Careers</a>'),
    [`www.${host}/careers`]: html(`<iframe src="https://boards.greenhouse.io/embed/job_board?for=${token}"></iframe>`),
  })
  return { token, address: `https://${host}/` }
}

test('a careers page is read until its system shows up, and its board is read at once', async () => {
  const ann = await newcomer(server)
  const { token, address } = publish()
  const before = sources.asked.length
  expect(await ann.call.jobs.paste({ address })).toMatchObject({
    ...{ kind: 'board', system: 'Greenhouse', jobs: 2, isNew: true, isFollowed: false, boardId: `greenhouse:${token}` },
  })
  expect(sources.asked.slice(before).filter(({ host }) => host.endsWith('.example'))).toHaveLength(3)
})

test('a company is followed, listed with its state, unfollowed and followed again', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { token, address } = publish()
  await ann.call.jobs.paste({ address })
  const boardId = `greenhouse:${token}`
  const followed = await ann.call.jobs.companies.follow({ boardId })
  expect(followed).toMatchObject({ boardId, system: 'Greenhouse', jobs: 2, state: 'fresh' })
  expect(await ann.call.jobs.companies.follow({ boardId })).toEqual(followed)
  expect(await ann.call.jobs.companies.followed()).toEqual([followed])
  expect(await bob.call.jobs.companies.followed()).toEqual([])
  await expect(bob.call.jobs.companies.unfollow({ boardId })).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  expect(await ann.call.jobs.companies.unfollow({ boardId })).toEqual([])
  expect(await ann.call.jobs.companies.follow({ boardId })).toMatchObject({ boardId })
})

test('a company is followed from one of its jobs; a job of a service for many employers says why not', async () => {
  const ann = await newcomer(server)
  const company = `Halyard ${randomUUID()}`
  await addJobs(server, [
    posting({ title: 'Halyard Splicer', company }),
    posting({ title: 'Halyard Clerk', company, source: 'remotive' }),
  ])
  const profileId = await addProfile(ann, {})
  const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'halyard' } })
  const idOf = (title: string) => jobs.find((one) => one.title === title)?.id ?? ''
  expect(await ann.call.jobs.companies.follow({ jobId: idOf('Halyard Splicer') })).toMatchObject({
    boardId: 'greenhouse:harbour',
  })
  await expect(ann.call.jobs.companies.follow({ jobId: idOf('Halyard Clerk') })).rejects.toMatchObject({
    code: 'NO_BOARD_OF_COMPANY',
  })
  await expect(ann.call.jobs.companies.follow({ boardId: 'greenhouse:nobody-knows-this' })).rejects.toMatchObject({
    code: 'BOARD_NOT_FOUND',
  })
})

test('a company of the directory is found by name and followed before anybody has read its board', async () => {
  const ann = await newcomer(server)
  const found = await ann.call.jobs.companies.find({ name: 'abeking & rasm' })
  const [company] = found
  expect(company).toMatchObject({ system: 'softgarden', isFollowed: false })
  expect(await ann.call.jobs.companies.follow({ boardId: company?.boardId ?? '' })).toMatchObject({ state: 'waiting', jobs: 0 })
  expect(await ann.call.jobs.companies.find({ name: 'Abeking & Rasmussen' })).toMatchObject([{ isFollowed: true }])
})

test('a system on a host that nobody has vouched for is read for the person who pasted it alone', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const host = `career.${randomUUID().slice(0, 8)}.example`
  const item = (id: number) =>
    `<item><title>Mast Turner ${id}</title><link>https://${host}/jobs/${id}-mast</link><description>Turn.</description></item>`
  sources.answers[`${host}/`] = html('<link href="https://assets.teamtailor-cdn.com/a.css" rel="stylesheet">')
  sources.answers[`${host}/jobs.rss`] = { body: `<rss><channel><title>Masts</title>${item(1)}${item(2)}</channel></rss>` }
  expect(await ann.call.jobs.paste({ address: `https://${host}/` })).toMatchObject({ kind: 'page', jobs: 2 })
  const find = async (person: typeof ann) =>
    (
      await person.call.search.jobs({
        profileId: await addProfile(person, {}),
        filters: { ...ALL_JOBS, searchTerm: 'mast turner' },
      })
    ).total
  expect([await find(ann), await find(bob)]).toEqual([2, 0])
})

test('a system that is not read here is named, and not asked', async () => {
  const ann = await newcomer(server)
  const before = sources.asked.length
  const answer = await ann.call.jobs.paste({ address: 'https://harbour.eightfold.ai/careers?domain=harbour.example' })
  expect(answer).toMatchObject({ kind: 'off', system: 'Eightfold', reason: expect.stringContaining('terms of use') })
  expect(sources.asked).toHaveLength(before)
})

test('a hostile page costs three requests at most and ends in a sentence', async () => {
  const ann = await newcomer(server)
  const host = 'hostile.example'
  Object.assign(sources.answers, {
    [`${host}/huge`]: html('x'.repeat(2_100_000)),
    [`${host}/loop`]: { status: 302, headers: { location: `https://${host}/loop` }, body: '' },
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, step) => [
        `${host}/on/${step}`,
        { status: 302, headers: { location: `/on/${step + 1}` }, body: '' },
      ]),
    ),
    ...Object.fromEntries(
      [
        'http://169.254.169.254/latest',
        'https://127.0.0.1/',
        'https://[::1]/',
        'file:///etc/passwd',
        'https://x:1@evil.example:8443/',
      ].map((location, count) => [`${host}/inside/${count}`, { status: 302, headers: { location }, body: '' }]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, step) => [
        `${host}/frames/${step}`,
        html(`<iframe src="/frames/${step + 1}"></iframe>`.repeat(200)),
      ]),
    ),
    [`${host}/wall`]: html('<title>Just a moment...</title>'),
    [`${host}/no`]: { status: 403, body: '' },
  })
  const outcomes = {
    '/huge': 'PAGE_TOO_LARGE',
    '/loop': 'PAGE_LOOPS',
    '/on/0': 'PAGE_LOOPS',
    ...Object.fromEntries([0, 1, 2, 3, 4].map((count) => [`/inside/${count}`, 'PAGE_NOT_REACHED'])),
    '/frames/0': 'JOB_NOT_READ',
    '/wall': 'PAGE_REFUSED_US',
    '/no': 'PAGE_REFUSED_US',
  }
  for (const [path, code] of Object.entries(outcomes)) {
    const before = sources.asked.length
    await expect(ann.call.jobs.paste({ address: `https://${host}${path}` }), path).rejects.toMatchObject({ code })
    expect(sources.asked.length - before, path).toBeLessThanOrEqual(3)
  }
})
