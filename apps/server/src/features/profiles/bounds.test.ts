import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let id: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  id = (await ann.call.profiles.create({ profile_name: 'Nurse' })).id
})
afterAll(() => server.stop())

const long = (length: number) => 'x'.repeat(length)
const job = { id: '1', company: 'Acme', position: 'Nurse', startDate: '2020-01', endDate: '2021-02' }
const degree = { id: '1', degree: 'BSc' }
const certificate = { id: '1', name: 'ACLS', issuer: 'ERC' }
const update = async (changes: object) => {
  const { version } = await ann.call.profiles.get({ id })
  return ann.call.profiles.update({ id, version, changes: changes as never })
}

test.each([
  ['Full name is required', { full_name: ' ' }],
  ['Full name must be less than 100 characters', { full_name: long(101) }],
  ['Invalid email format', { email: 'nobody' }],
  ['Invalid email format', { email: `${long(250)}@a.org` }],
  ['Invalid phone number format', { country_code: null, phone: '12345' }],
  ['Invalid LinkedIn URL', { linkedin_url: 'linkedin' }],
  ['Invalid website URL', { personal_website: 'javascript:alert(1)' }],
  ['Invalid portfolio URL', { portfolio_url: 'ftp://example.org' }],
  ['Invalid GitHub URL', { github_url: 'http://' }],
  ['City must be at most 100 characters', { location_city: long(101) }],
  ['Invalid zip code format', { location_zip_code: 'AB_12' }],
  ['Invalid zip code format', { location_country: 'United States', location_zip_code: 'SW1A 1AA' }],
  ['Desired job title must be at most 200 characters', { desired_job_title: long(201) }],
  ['Minimum salary must be a whole number from 0 to 10,000,000', { desired_salary_min: 10_000_001 }],
  ['Maximum salary must not be below the minimum', { desired_salary_min: 2, desired_salary_max: 1 }],
  ['Summary must be at most 2000 characters', { professional_summary: long(2001) }],
  ['Company is required', { experience: [{ ...job, company: '' }] }],
  ['Description must be at most 2000 characters', { experience: [{ ...job, description: long(2001) }] }],
  ['Start date must have the form YYYY-MM', { experience: [{ ...job, startDate: 'present' }] }],
  ['End date must have the form YYYY-MM', { experience: [{ ...job, endDate: '02/2021' }] }],
  ['Degree must be at most 200 characters', { education: [{ ...degree, degree: long(201) }] }],
  ['GPA must be between 0 and 4', { education: [{ ...degree, gpa: 4.5 }] }],
  ['Graduation year must be 1950 or later', { education: [{ ...degree, graduationYear: 1949 }] }],
  ['Graduation year must be between 1950 and ', { education: [{ ...degree, graduationYear: 2999 }] }],
  ['Technical skills must be at most 100 characters', { technical_skills: ['ECG', long(101)] }],
  ['Issuing organization is required', { certifications: [{ ...certificate, issuer: ' ' }] }],
  ['Expiry date must have the form YYYY-MM', { certifications: [{ ...certificate, expiry_date: 'soon' }] }],
  ['Credential ID must be at most 100 characters', { certifications: [{ ...certificate, credential_id: long(101) }] }],
  ['Title is required', { awards: [{ id: '1', title: '' }] }],
  ['Description must be at most 1000 characters', { awards: [{ id: '1', title: 'x', description: long(1001) }] }],
])('EDITOR-077 the server refuses a direct update as the form does: %s', async (message, changes) => {
  const before = await ann.call.profiles.get({ id })
  const refusal = await update(changes).catch((error) => error)
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  expect(refusal.message).toContain(message)
  expect(refusal.data).toContainEqual({ path: expect.any(String), message: refusal.message })
  expect(await ann.call.profiles.get({ id })).toEqual(before)
})

test.each([
  ['a city of 80 characters', { location_city: 'Llanfair'.repeat(10) }],
  ['a state of 100 characters', { location_state: long(100) }],
  ['an email of 150 characters', { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(24)}.org` }],
])('EDITOR-122 between the two limits the server stores %s', async (_what, changes) => {
  expect(await update(changes)).toMatchObject(changes)
  expect(await ann.call.profiles.get({ id })).toMatchObject(changes)
})

test("EDITOR-066 an end date 'present' is stored as a current position, months as they are", async () => {
  const { experience } = await update({ experience: [job, { ...job, id: '2', endDate: 'present' }] })
  expect(experience).toMatchObject([
    { startDate: '2020-01', endDate: '2021-02', current: false },
    { startDate: '2020-01', endDate: null, current: true },
  ])
})

test('EDITOR-045 what looks like an attack is stored as the text it is, and harms nothing', async () => {
  const other = await ann.call.profiles.create({ profile_name: "x'); DROP TABLE user_profiles;--" })
  onTestFinished(async () => void (await ann.call.profiles.remove({ id: other.id })))
  const hostile = {
    full_name: "x'); DROP TABLE user_profiles;--",
    professional_summary: '<img src=x onerror=alert(1)><script>alert(2)</script>',
    technical_skills: ["' OR '1'='1", '<b>bold</b>'],
    experience: [{ ...job, company: "'; DELETE FROM user_profiles; --", position: '{{7*7}} %s \\' }],
  }
  expect(await update(hostile)).toMatchObject(hostile)
  const profiles = await ann.call.profiles.list()
  expect(profiles).toHaveLength(2)
  expect(profiles[0]).toMatchObject(hostile)
  expect(profiles[1]).toEqual(other)
})

/** What the database does when a profile is to become primary. */
async function whilePrimary(does: string, run: () => Promise<void>) {
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  try {
    await owner.query(`create function resist() returns trigger language plpgsql as $$ begin ${does} end $$`)
    await owner.query(
      'create trigger resist before update on user_profiles for each row when (new.is_primary and not old.is_primary) execute function resist()',
    )
    await run()
  } finally {
    await owner.query('drop function resist cascade')
    await owner.end()
  }
}

test.each([
  ['fails', "raise exception 'the disk is full';"],
  ['does nothing', 'return null;'],
])('PROFILES-029 when setting the new primary %s, nothing is deleted', async (_how, does) => {
  const bo = await newcomer(server)
  const primary = await bo.call.profiles.create({ profile_name: 'Primary' })
  await bo.call.profiles.create({ profile_name: 'Second' })
  const before = await bo.call.profiles.list()
  await whilePrimary(does, () =>
    expect(bo.call.profiles.remove({ id: primary.id })).rejects.toMatchObject({
      code: 'PRIMARY_NOT_REASSIGNED',
      message: 'Failed to reassign primary profile.',
    }),
  )
  expect(await bo.call.profiles.list()).toEqual(before)
  expect(await bo.call.profiles.remove({ id: primary.id })).toMatchObject([{ profile_name: 'Second', is_primary: true }])
})
