import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let nurse: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  nurse = await addProfile(ann, {
    desired_job_title: 'Registered Nurse',
    technical_skills: ['Triage', 'Wound care'],
    location_city: 'Malmö',
    location_country: 'Sweden',
    total_experience: 5,
  })
})
afterAll(() => server.stop())

/** Nobody else writes here. */
const ANY_VERSION = { version: 0, overwrite: true }
const search = (filters: object = {}, more: object = {}) =>
  ann.call.search.jobs({ profileId: nurse, filters: { ...ALL_JOBS, ...filters }, ...more })
const titles = async (filters: object, more: object = {}) => (await search(filters, more)).jobs.map(({ title }) => title)

describe('a search', () => {
  test('SEARCH-035 MATCH-013 MATCH-017 MATCH-018 answers each job in its documented form, scored and explained in words', async () => {
    const text = 'Requirements:\n- Triage\n- Wound care\n- At least 3 years of experience'
    const posted = new Date(Date.now() - 86_400_000)
    await addJobs(server, [
      posting({
        title: 'Registered Nurse, Lighthouse Ward',
        description: text,
        pay: { min: 400_000, max: 450_000, currency: 'SEK', period: 'year' },
        posted: posted.getTime(),
      }),
    ])
    const { jobs, criteria } = await search({ searchTerm: 'lighthouse' })
    expect(jobs).toHaveLength(1)
    const [job] = jobs
    const documented =
      'id title company location type salary description requirements benefits datePosted applicationUrl isRemote experience matchScore priorityScore matchedCriteria intelligenceScore titleMatchScore skillsMatchScore source platform'
    expect(Object.keys(job ?? {})).toEqual(expect.arrayContaining(documented.split(' ')))
    expect(job).toMatchObject({
      source: 'Greenhouse',
      platform: 'greenhouse',
      salary: 'SEK 400,000 - 450,000 a year',
      datePosted: posted.toISOString(),
      isDemo: false,
    })
    expect(job?.skillsMatchScore).toBe(100)
    expect(job?.intelligenceScore).toBeCloseTo(0.4 * (job?.titleMatchScore ?? 0) + 60)
    expect(job?.matchScore).toBeGreaterThanOrEqual(70)
    expect(job?.matchScore).toBeLessThanOrEqual(100)
    expect(job?.matchedCriteria).toEqual(['Search text', 'Desired title', 'Skills'])
    expect(criteria).toEqual(['Search text', 'Desired title', 'Skills'])
    expect(job?.reasons[0]).toMatch(/match\. You have 2 of the \d skills/)
  })

  test('SEARCH-021 the same job from two sources appears once, whichever was read first', async () => {
    const [board, feed] = [
      posting({ title: 'Anchor Keeper', company: 'Quay AB', url: 'https://boards.greenhouse.io/quay/jobs/1' }),
      posting({ title: 'anchor  KEEPER', company: 'quay ab', source: 'arbeitnow', url: 'https://www.arbeitnow.com/view/anchor' }),
    ]
    await addJobs(server, [feed])
    expect((await search({ searchTerm: 'anchor keeper' })).jobs).toMatchObject([{ source: 'Arbeitnow' }])
    await addJobs(server, [board])
    expect((await search({ searchTerm: 'anchor keeper' })).jobs).toMatchObject([{ source: 'Greenhouse' }])
  })

  test('SEARCH-023 every filter takes out what it does not mean', async () => {
    await addJobs(server, [
      posting({ title: 'Junior Buoy Painter', location: 'Malmö, Sweden', jobType: 'part-time' }),
      posting({ title: 'Senior Buoy Painter', location: 'Hamburg, Germany', jobType: 'full-time' }),
      posting({
        title: 'Buoy Painter',
        location: 'Remote, Germany',
        workMode: 'remote',
        jobType: 'contract',
        description: 'You bring 2-4 years of experience.',
      }),
    ])
    const painters = (filters: object) => titles({ searchTerm: 'buoy painter', ...filters }).then((all) => all.toSorted())
    expect(await painters({})).toHaveLength(3)
    expect(await painters({ country: 'Germany' })).toEqual(['Buoy Painter', 'Senior Buoy Painter'])
    expect(await painters({ location: 'malmo' })).toEqual(['Junior Buoy Painter'])
    expect(await painters({ jobType: 'contract' })).toEqual(['Buoy Painter'])
    expect(await painters({ workType: 'remote' })).toEqual(['Buoy Painter'])
    expect(await painters({ workType: 'on-site', jobType: 'full-time' })).toEqual(['Senior Buoy Painter'])
    expect(await painters({ experienceLevel: 'entry' })).toEqual(['Junior Buoy Painter'])
    expect(await painters({ experienceLevel: 'associate' })).toEqual(['Buoy Painter'])
    expect(await painters({ experienceLevel: 'executive' })).toEqual(['Senior Buoy Painter'])
    expect(await painters({ platform: 'indeed' })).toEqual([])
  })

  test('what was typed is met where only the text has it, in whatever letters, also for a profile whose skills no table knows', async () => {
    await addJobs(server, [
      posting({ title: 'Baker, Pier One', description: 'Wir suchen einen BÄCKER für die Nacht.' }),
      posting({ title: 'Baker, Pier Two', description: 'You bake at night.' }),
      posting({ title: 'Pastry cook, Pier Three', description: 'Requirements:\n- Years as a BAKER of cakes' }),
    ])
    const zorber = await addProfile(ann, { desired_job_title: 'Registered Nurse', technical_skills: ['Zorbing'] })
    for (const profileId of [nurse, zorber]) {
      const met = async (searchTerm: string) =>
        (await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm } })).jobs
          .filter(({ title, matchedCriteria }) => title.includes('Pier') && matchedCriteria.includes('Search text'))
          .map(({ title }) => title)
          .toSorted()
      expect(await met('bäcker')).toEqual(['Baker, Pier One'])
      expect(await met('Baker')).toEqual(['Baker, Pier One', 'Baker, Pier Two', 'Pastry cook, Pier Three'])
    }
  })

  test('a profile with more unknown skills than the main thread has time for gets the same scores', async () => {
    const unknown = Array.from({ length: 200 }, (_, place) => `Quorling ${place}`)
    const profileId = await addProfile(ann, { desired_job_title: 'Lamp Keeper', management_skills: unknown }, 'Lamps')
    const postings = Array.from({ length: 25 }, (_, place) =>
      posting({
        title: `Lamp Keeper ${place}`,
        description: place === 3 ? 'You know Quorling 7 and Quorling 19.' : 'You keep lamps.',
      }),
    )
    await addJobs(server, postings)
    const { jobs, total } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'lamp keeper' } })
    expect(total).toBe(25)
    const scores = jobs.map(({ title, skillsMatchScore }) => [title, skillsMatchScore])
    expect(scores).toContainEqual(['Lamp Keeper 3', 1])
    expect(scores.filter(([, score]) => score !== 0)).toHaveLength(1)
  })

  test('MATCH-015 MATCH-022 is sorted by matchScore; as Overall by overall score, then matched criteria, then matchScore', async () => {
    await addJobs(server, [
      posting({ title: 'Tide Nurse', description: 'Triage.' }),
      posting({ title: 'Tide Clerk', description: 'Papers.' }),
      posting({ title: 'Tide Registered Nurse', description: 'Triage and wound care.' }),
    ])
    const overall = (await search({ searchTerm: 'tide' }, { sort: 'overall' })).jobs
    const order = overall.map((job) => [job.intelligenceScore, job.matchedCriteria.length, job.matchScore])
    expect(order).toEqual(order.toSorted(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => x - a || y - b || z - c))
    expect(overall.map(({ priorityScore }) => priorityScore)).toEqual(
      overall.map(({ priorityScore }) => priorityScore).toSorted((a, b) => b - a),
    )
    const best = (await search({ searchTerm: 'tide' })).jobs.map(({ matchScore }) => matchScore)
    expect(best).toEqual(best.toSorted((a, b) => b - a))
    expect(best).toHaveLength(3)
  })

  test('MATCH-014 MATCH-016 hides a job that meets none of the criteria that are set, and none when nothing is set', async () => {
    await addJobs(server, [posting({ title: 'Zither Maker', description: 'Wood and strings.' })])
    const bob = await newcomer(server)
    const blank = await addProfile(bob, {}, 'Blank')
    const page = (number: number) => bob.call.search.jobs({ profileId: blank, filters: ALL_JOBS, page: number })
    const { criteria, hidden, pages } = await page(1)
    expect([criteria, hidden.unmatched]).toEqual([[], 0])
    const titles: string[] = []
    for (let place = 1; place <= pages; place++) titles.push(...(await page(place)).jobs.map(({ title }) => title))
    expect(titles).toContain('Zither Maker')
    const asNurse = await search({})
    expect(asNurse.jobs.map(({ title }) => title)).not.toContain('Zither Maker')
    expect(asNurse.hidden.unmatched).toBeGreaterThan(0)
    for (const job of asNurse.jobs) expect(job.matchedCriteria.length).toBeGreaterThan(0)
  })

  test('MATCH-019 with auto apply on, the jobs that automation would take are pre-selected, and no others; with it off none is', async () => {
    const bob = await newcomer(server)
    const profileId = await addProfile(bob, {
      desired_job_title: 'Harp Tuner',
      technical_skills: ['Triage'],
      companies_to_exclude: ['Loud Ltd'],
    })
    await addJobs(server, [
      posting({ title: 'Harp Tuner', company: 'Calm', description: 'Requirements: triage.\nNice to have: welding.' }),
      posting({ title: 'Harp Tuner (nights)', company: 'Calm', description: 'Requirements: triage. Night shifts only.' }),
      posting({ title: 'Harp Porter', company: 'Calm', description: 'Requirements: forklift, CDL, welding' }),
      posting({ title: 'Harp Tuner', company: 'Loud Ltd', description: 'Requirements: triage' }),
    ])
    const find = async () => (await bob.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'harp' } })).jobs
    expect((await find()).filter(({ isPreselected }) => isPreselected)).toEqual([])
    const settings = await bob.call.preferences.settings.get({ profileId })
    await bob.call.preferences.settings.save({
      profileId,
      ...ANY_VERSION,
      settings: { ...settings, isActive: true, excludeKeywords: ['night shifts'] },
    })
    const jobs = await find()
    expect(jobs.filter(({ isPreselected }) => isPreselected).map(({ title, company }) => [title, company])).toEqual([
      ['Harp Tuner', 'Calm'],
    ])
    const [score = 0] = jobs.filter(({ isPreselected }) => isPreselected).map(({ matchScore }) => matchScore)
    const save = (minMatchScore: number) =>
      bob.call.preferences.settings.save({
        profileId,
        ...ANY_VERSION,
        settings: { ...settings, isActive: true, excludeKeywords: ['night shifts'], minMatchScore },
      })
    await save(score)
    expect((await find()).filter(({ isPreselected }) => isPreselected)).toHaveLength(1)
    expect(score).toBeLessThan(100)
    await save(score + 1)
    expect((await find()).filter(({ isPreselected }) => isPreselected)).toEqual([])
  })

  test('finds what was meant when a word is mistyped', async () => {
    await addJobs(server, [posting({ title: 'Veterinary Surgeon' })])
    const { jobs, corrected } = await search({ searchTerm: 'vetrinary surgon' })
    expect(corrected).toBe('veterinary surgeon')
    expect(jobs.map(({ title }) => title)).toContain('Veterinary Surgeon')
  })

  test('SEARCH-002 without a profile, or with that of somebody else, is refused', async () => {
    await expect(ann.call.search.jobs({ profileId: '', filters: ALL_JOBS })).rejects.toMatchObject({ status: 400 })
    const bob = await newcomer(server)
    await expect(bob.call.search.jobs({ profileId: nurse, filters: ALL_JOBS })).rejects.toMatchObject({
      code: 'PROFILE_NOT_FOUND',
    })
    await expect(openBrowser(server).call.search.jobs({ profileId: nurse, filters: ALL_JOBS })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('comes in pages that hold each job once', async () => {
    await addJobs(
      server,
      Array.from({ length: 25 }, (_, i) => posting({ title: `Oboe Player ${i}`, company: `Orchestra ${i}` })),
    )
    const first = await search({ searchTerm: 'oboe player' })
    const second = await search({ searchTerm: 'oboe player' }, { page: 2 })
    expect([first.total, first.pages, first.jobs.length, second.jobs.length]).toEqual([25, 2, 20, 5])
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(25)
  })
})

describe('the details of a job', () => {
  test('MATCH-018 say what blocks, what each part of the score came from, what is missing and how healthy the posting is', async () => {
    const description = 'Requirements:\n- Triage\n- Cardiology\n- At least 15 years of experience'
    await addJobs(server, [
      posting({ title: 'Ebbtide Nurse', company: 'Pier', description, posted: Date.now() - 45 * 86_400_000 }),
    ])
    const job = (await search({ searchTerm: 'ebbtide' })).jobs.find(({ company }) => company === 'Pier')
    const details = await ann.call.search.details({ id: job?.id ?? '', profileId: nurse })
    expect(details.job.description).toBe(description)
    expect(details.knockOuts[0]).toMatchObject({ label: 'Years of experience', verdict: 'blocked' })
    expect(details.knockOuts[0]?.quote).toContain('15 years')
    expect(details.parts.map(({ key }) => key)).toEqual(expect.arrayContaining(['must', 'title', 'years']))
    expect(details.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
    const points = [...details.parts, ...details.adjustments].reduce((sum, one) => sum + one.points, 0)
    expect(points).toBe(details.job.matchScore)
    expect(details.gaps.map(({ text }) => text.toLowerCase())).toContain('cardiology')
    expect(details.health).toMatchObject({ ageDays: 45, isSalaryMissing: true, reposts: 0, state: 'unknown' })
    expect(details.health.sentences.join(' ')).toContain("The posting doesn't give a salary.")
    expect(details.profiles.map(({ profileId }) => profileId)).toContain(nurse)
    await expect(ann.call.search.details({ id: 'greenhouse:none', profileId: nurse })).rejects.toMatchObject({
      code: 'JOB_NOT_FOUND',
    })
  })

  test('hiding a company takes its jobs out of the list of that profile, and shows them again', async () => {
    await addJobs(server, [posting({ title: 'Sail Mender', company: 'Gale & Sons' })])
    const eve = await newcomer(server)
    const id = await addProfile(eve, { desired_job_title: 'Sail Mender' }, 'Sails')
    const find = async () => eve.call.search.jobs({ profileId: id, filters: { ...ALL_JOBS, searchTerm: 'sail mender' } })
    expect((await find()).total).toBe(1)
    expect(await eve.call.search.hideCompany({ profileId: id, company: 'Gale & Sons' })).toEqual({ companies: ['Gale & Sons'] })
    expect(await find()).toMatchObject({ total: 0, hidden: { companies: 1 } })
    expect((await eve.call.profiles.get({ id })).companies_to_exclude).toEqual(['Gale & Sons'])
    expect(await eve.call.search.unhideCompany({ profileId: id, company: 'gale & sons' })).toEqual({ companies: [] })
    expect((await find()).total).toBe(1)
    const { version } = await eve.call.profiles.get({ id })
    await eve.call.search.unhideCompany({ profileId: id, company: 'Nobody & Sons' })
    expect((await eve.call.profiles.get({ id })).version).toBe(version)
    const bob = await newcomer(server)
    await expect(bob.call.search.hideCompany({ profileId: id, company: 'Gale' })).rejects.toMatchObject({
      code: 'PROFILE_NOT_FOUND',
    })
  })
})

test('jobs of the extension are scored like those of the index', async () => {
  const jobs = [
    {
      id: 'x1',
      title: 'Registered Nurse',
      company: 'Dune',
      location: 'Lund',
      url: 'https://www.indeed.com/viewjob?jk=1',
      description: 'Triage',
      platform: 'indeed',
    },
  ]
  const [scored] = await ann.call.search.score({ profileId: nurse, filters: ALL_JOBS, jobs: jobs as never })
  expect(scored).toMatchObject({ id: 'indeed:x1', source: 'Indeed', platform: 'indeed', skillsMatchScore: 50 })
})
