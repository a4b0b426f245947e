import { PUBLIC_PARTS, type PublicPart } from '@jobapply/core/account/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDeletions } from '#features/account/deletion/tasks'
import { passDays, scheduleDeletion } from '#testing/deletions'
import { addProfile } from '#testing/jobs'
import { newcomer, openBrowser } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const ALL = Object.keys(PUBLIC_PARTS) as PublicPart[]
const open = async (slug: string | null) => {
  const answer = await openBrowser(server).fetch(`/p/${slug}`)
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}

/** Somebody whose primary profile has a marked value in every field. */
async function canary() {
  const ann = await newcomer(server)
  await addProfile(ann, {
    ...{ full_name: 'Ines Calder', email: 'canary-mail@example.org', phone: '2079460018', country_code: '+44' },
    ...{
      address: 'canary-street 1',
      location_city: 'canary-city',
      location_zip_code: 'E14 5CY',
      location_country: 'United Kingdom',
    },
    ...{ gender: 'female', citizenship: 'Portugal', veteran_status: 'protected-veteran', disability_status: 'yes' },
    ...{ desired_salary_min: 73_111, desired_salary_max: 83_222, current_salary: 63_333, work_authorization: 'citizen' },
    ...{
      desired_job_title: 'Pastry Chef',
      professional_summary: 'Ten years. Write to canary-mail@example.org or +44 2079460018.',
    },
    ...{ technical_skills: ['Laminated dough'], linkedin_url: 'https://www.linkedin.com/in/ines-calder' },
    experience: [
      { id: 'a', company: 'Harbour Hotel', position: 'Chef', startDate: '2019-03', current: true, description: 'Baked.' },
    ],
    education: [{ id: 'b', institution: 'Westminster College', degree: 'Diploma', graduationYear: 2013 }],
  })
  return ann
}

describe('the public profile', () => {
  test('SETTINGS-030 is off at first, as is Analytics, and cannot be switched on without a profile', async () => {
    const ann = await newcomer(server)
    expect(await ann.call.account.privacy.get()).toEqual({
      ...{ publicProfile: false, slug: null, parts: [], hasProfile: false, analytics: false },
    })
    await expect(ann.call.account.privacy.save({ publicProfile: true })).rejects.toMatchObject({ code: 'NO_PRIMARY_PROFILE' })
  })

  test('SETTINGS-019 SETTINGS-033 SETTINGS-034 opens signed out at a random address that ends with it', async () => {
    const ann = await canary()
    const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ['name'] })
    expect(slug).toMatch(/^[a-z0-9]{12}$/)
    const { status, headers, page } = await open(slug)
    expect([status, page.includes('Ines Calder'), page.includes('Harbour')]).toEqual([200, true, false])
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(headers.get('cache-control')).toBe('no-store')
    // A second switching on changes nothing; only one after a switching off does.
    expect((await ann.call.account.privacy.save({ publicProfile: true })).slug).toBe(slug)
    expect((await ann.call.account.privacy.save({ publicProfile: false })).slug).toBeNull()
    expect((await open(slug)).status).toBe(404)
    const again = await ann.call.account.privacy.save({ publicProfile: true })
    expect([again.parts, again.slug === slug, (await open(slug)).status, (await open(again.slug)).status]).toEqual([
      ...[['name'], false, 404, 200],
    ])
  })

  test('is not there while the person is blocked, stays during the days before a deletion, and is gone with the account', async () => {
    const ann = await canary()
    const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ALL })
    const block = (at: string) =>
      server.platform.database.systemPool.query(`update users set blocked_at = ${at} where id = $1`, [ann.id])
    await block('now()')
    const blocked = await open(slug)
    expect([blocked.status, blocked.page.includes('Ines Calder')]).toEqual([404, false])
    // Nobody can tell it from an address that never was.
    expect(blocked.page).toBe((await open('aaaaaaaaaaaa')).page)
    await block('null')
    await scheduleDeletion(server, ann)
    expect((await open(slug)).status).toBe(200)
    passDays(7.01)
    await runDeletions(server.platform)
    expect((await open(slug)).status).toBe(404)
  })

  test('SETTINGS-035 SETTINGS-036 shows what is ticked, and never contact data, salary, authorization or self-identification', async () => {
    const ann = await canary()
    const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ALL })
    const { page } = await open(slug)
    for (const shown of ['Ines Calder', 'Pastry Chef', 'Ten years.', 'Harbour Hotel', 'Westminster College', 'Laminated dough'])
      expect(page).toContain(shown)
    expect(page).toContain('href="https://www.linkedin.com/in/ines-calder"')
    expect(page).not.toMatch(/canary|7946|E14 5CY|73.?111|83.?222|63.?333|citizen|veteran|female|Portugal/i)
    expect(page).not.toContain(ann.email)
    expect(page).not.toContain(ann.id)
    await ann.call.account.privacy.save({ parts: [] })
    expect((await open(slug)).page).not.toContain('Ines Calder')
  })

  test('runs nothing that a person has written into the profile', async () => {
    const ann = await newcomer(server)
    await addProfile(ann, {
      full_name: 'Ann <img src=x onerror=alert(1)>',
      professional_summary: '<script>alert(1)</script>\n"><svg onload=alert(1)>',
      personal_website: 'https://example.org/"onmouseover="alert(1)',
    })
    const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ALL })
    const { page, headers } = await open(slug)
    expect(page).not.toMatch(/<(script|img|svg)\b|"onmouseover/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/)
  })

  test('is not found at other spellings of its address, nor after its profile is deleted', async () => {
    const ann = await canary()
    const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ALL })
    const wrong = [String(slug).toUpperCase(), `${slug}x`, String(slug).slice(1), `${slug}/`, '%00', "' or 1=1--", '']
    expect(await Promise.all(wrong.map(async (one) => (await open(one)).status))).toEqual(wrong.map(() => 404))
    const [profile] = await ann.call.profiles.list()
    await ann.call.profiles.remove({ id: profile?.id ?? '' })
    expect((await open(slug)).status).toBe(404)
  })
})
