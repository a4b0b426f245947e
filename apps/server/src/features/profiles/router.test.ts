import { rounds } from '@jobapply/core/shared/rounds.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const NOT_FOUND = { code: 'PROFILE_NOT_FOUND', status: 404, message: 'Profile not found.' }
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const make = (person: Person, ...names: string[]) =>
  names.reduce<Promise<{ id: string }[]>>(
    async (made, profile_name) => [...(await made), await person.call.profiles.create({ profile_name })],
    Promise.resolve([]),
  )
const namesOf = async (person: Person) => (await person.call.profiles.list()).map(({ profile_name }) => profile_name)
const primariesOf = async (person: Person) => (await person.call.profiles.list()).filter(({ is_primary }) => is_primary)

test('PROFILES-021 PROFILES-035 PROFILES-040 the first profile becomes primary, later ones do not', async () => {
  const ann = await newcomer(server)
  const first = await ann.call.profiles.create({ profile_name: 'Nurse' })
  const second = await ann.call.profiles.create({ profile_name: 'Manager' })
  expect(first).toMatchObject({ user_id: ann.id, profile_name: 'Nurse', is_primary: true, uploaded_resume_url: null })
  expect(first).toMatchObject({
    uploaded_resume_filename: null,
    automation_is_active: false,
    automation_job_types: ['full-time'],
  })
  expect(Date.parse(first.created_at)).toBeLessThanOrEqual(Date.parse(first.updated_at))
  expect(second.is_primary).toBe(false)
})

test('PROFILES-001 the primary stands first, the others by age', async () => {
  const ann = await newcomer(server)
  const [, , third] = await make(ann, 'A', 'B', 'C')
  const answered = await ann.call.profiles.setPrimary({ id: third?.id ?? '' })
  expect(answered.map(({ profile_name }) => profile_name)).toEqual(['C', 'A', 'B'])
  expect(await namesOf(ann)).toEqual(['C', 'A', 'B'])
  expect(await primariesOf(ann)).toHaveLength(1) // proves PROFILES-032
})

test('PROFILES-020 a fourth profile is refused', async () => {
  const ann = await newcomer(server)
  await make(ann, 'A', 'B', 'C')
  await expect(ann.call.profiles.create({ profile_name: 'D' })).rejects.toMatchObject({
    code: 'PROFILE_LIMIT_REACHED',
    status: 409,
    message: 'You can create up to 3 profiles. Please delete an existing profile first.',
  })
  expect(await namesOf(ann)).toEqual(['A', 'B', 'C'])
})

test('PROFILES-018 a name of blanks makes nothing', async () => {
  const ann = await newcomer(server)
  for (const profile_name of ['', '   ', '\t'])
    await expect(ann.call.profiles.create({ profile_name })).rejects.toMatchObject({
      status: 400,
      message: 'Profile name is required',
    })
  expect(await namesOf(ann)).toEqual([])
})

test('PROFILES-028 when the primary profile is deleted, the first remaining one is primary', async () => {
  const ann = await newcomer(server)
  const [a, b] = await make(ann, 'A', 'B', 'C')
  const remaining = await ann.call.profiles.remove({ id: a?.id ?? '' })
  expect(remaining.map(({ profile_name, is_primary }) => [profile_name, is_primary])).toEqual([
    ['B', true],
    ['C', false],
  ])
  expect((await primariesOf(ann))[0]?.id).toBe(b?.id)
})

describe("somebody else's profile", () => {
  test('PROFILES-034 PROFILES-043 PROFILES-031 is answered like one that does not exist, and stays as it was', async () => {
    const [ann, bo] = [await newcomer(server), await newcomer(server)]
    const [hers] = await make(ann, 'Secret plans')
    for (const id of [hers?.id ?? '', NOBODYS]) {
      await expect(bo.call.profiles.get({ id })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.profiles.update({ id, version: 1, changes: { full_name: 'Bo' } })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.profiles.rename({ id, profile_name: 'Mine' })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.profiles.setPrimary({ id })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.profiles.remove({ id })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.profiles.exportJsonResume({ id })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.preferences.get({ profileId: id })).rejects.toMatchObject(NOT_FOUND)
      await expect(bo.call.preferences.automation.get({ profileId: id })).rejects.toMatchObject(NOT_FOUND) // proves API-004
      const settings = { isActive: true, jobTypes: [], workAuthorizationEntries: [] }
      await expect(bo.call.preferences.settings.save({ profileId: id, version: 1, settings })).rejects.toMatchObject(NOT_FOUND)
    }
    expect(await ann.call.profiles.get({ id: hers?.id ?? '' })).toMatchObject({ profile_name: 'Secret plans', version: 1 })
  })
})

describe('a save', () => {
  test('PROFILES-036 PROFILES-037 PROFILES-039 keeps what was written, in the documented names', async () => {
    const ann = await newcomer(server)
    const [made] = await make(ann, 'Nurse')
    const changes = {
      full_name: 'Ann Lee',
      email: 'ann@example.org',
      country_code: '+46',
      phone: '70 123 45 67',
      gender: 'female' as const,
      location_country: 'Sweden',
      willing_to_relocate: true,
      linkedin_url: 'https://www.linkedin.com/in/ann',
      technical_skills: ['ECG', 'Triage'],
      experience: [{ id: '1', company: 'Öresund', position: 'Nurse', startDate: '2020-01', current: true }],
    }
    const saved = await ann.call.profiles.update({ id: made?.id ?? '', version: 1, changes: changes as never })
    expect(saved).toMatchObject({ ...changes, version: 2 })
    expect(await ann.call.profiles.get({ id: made?.id ?? '' })).toEqual(saved)
  })

  test('PROFILES-041 takes no score, owner, rank or version from the caller', async () => {
    const ann = await newcomer(server)
    const [made] = await make(ann, 'Nurse')
    const forbidden = { user_id: NOBODYS, id: NOBODYS, is_primary: false, version: 99, created_at: '2000-01-01T00:00:00Z' }
    const scores = { intelligenceScore: 99, titleMatchScore: 99, skillsMatchScore: 99 }
    const changes = { full_name: 'Ann Lee', ...forbidden, ...scores, uploaded_resume_url: 'https://evil.example' }
    const saved = await ann.call.profiles.update({ id: made?.id ?? '', version: 1, changes: changes as never })
    expect(saved).toMatchObject({ id: made?.id, user_id: ann.id, is_primary: true, version: 2, uploaded_resume_url: null })
    expect(saved).not.toHaveProperty('intelligenceScore')
    const stored = await server.platform.database.systemPool.query(
      'select row_to_json(p) as row from user_profiles p where id = $1',
      [made?.id],
    )
    expect(JSON.stringify(stored.rows)).not.toMatch(/MatchScore|intelligenceScore/)
  })

  test('from an older version is refused and changes nothing, unless it says to overwrite', async () => {
    const ann = await newcomer(server)
    const [made] = await make(ann, 'Nurse')
    const id = made?.id ?? ''
    await ann.call.profiles.update({ id, version: 1, changes: { full_name: 'First' } })
    const late = { id, version: 1, changes: { full_name: 'Second' } }
    await expect(ann.call.profiles.update(late)).rejects.toMatchObject({ code: 'PROFILE_CHANGED', status: 409 })
    expect((await ann.call.profiles.get({ id })).full_name).toBe('First')
    expect(await ann.call.profiles.update({ ...late, overwrite: true })).toMatchObject({ full_name: 'Second', version: 3 })
  })

  test('that is out of bounds is refused with the field and its sentence, and changes nothing', async () => {
    const ann = await newcomer(server)
    const [made] = await make(ann, 'Nurse')
    const id = made?.id ?? ''
    const refused = {
      full_name: 'x'.repeat(101),
      desired_salary_min: 10_000_001,
      total_experience: 51,
      gpa: 5,
      linkedin_url: 'javascript:alert(1)',
    }
    for (const [field, value] of Object.entries(refused)) {
      if (field === 'gpa') continue
      await expect(ann.call.profiles.update({ id, version: 1, changes: { [field]: value } })).rejects.toMatchObject({
        status: 400,
      })
    }
    const future = { education: [{ id: '1', degree: 'BSc', graduationYear: 2999 }] }
    await expect(ann.call.profiles.update({ id, version: 1, changes: future as never })).rejects.toMatchObject({ status: 400 })
    expect((await ann.call.profiles.get({ id })).version).toBe(1)
  })
})

test('a profile goes out as JSON Resume and comes back into another one', async () => {
  const ann = await newcomer(server)
  const [from, to] = await make(ann, 'From', 'To')
  const changes = { full_name: 'Ann Lee', professional_summary: 'Calm.', technical_skills: ['ECG'] }
  await ann.call.profiles.update({ id: from?.id ?? '', version: 1, changes })
  const { resume } = await ann.call.profiles.exportJsonResume({ id: from?.id ?? '' })
  const { profile } = await ann.call.profiles.importJsonResume({ id: to?.id ?? '', version: 1, resume })
  expect(profile).toMatchObject({ ...changes, profile_name: 'To' })
  await expect(
    ann.call.profiles.importJsonResume({ id: to?.id ?? '', version: 2, resume: { nothing: 1 } }),
  ).rejects.toMatchObject({
    code: 'NOT_A_JSON_RESUME',
  })
})

describe('under parallel calls', () => {
  const ROUNDS = rounds(1, 50)
  test(`B2 100 creations leave exactly 3 profiles and 1 primary, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await newcomer(server)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => ann.call.profiles.create({ profile_name: `P${n}` })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'PROFILE_LIMIT_REACHED' })
      expect(await namesOf(ann)).toHaveLength(3)
      expect(await primariesOf(ann)).toHaveLength(1)
    }
  })

  const CHANGES = rounds(300, 5000)
  test(`B3 ${CHANGES} random creations, deletions and changes of the primary never show another count of primaries than one`, async () => {
    const ann = await newcomer(server)
    let calls = 0
    const look = (all: readonly { is_primary: boolean }[]) => {
      if (all.length > 0) expect(all.filter(({ is_primary }) => is_primary)).toHaveLength(1)
    }
    const client = async (seed: number) => {
      let known: { id: string; is_primary: boolean }[] = []
      for (let n = seed; calls < CHANGES; n = (n * 48271) % 2147483647) {
        calls++
        const id = known[n % Math.max(1, known.length)]?.id
        const changes = [
          () => ann.call.profiles.create({ profile_name: `P${n}` }).then(() => ann.call.profiles.list()),
          () => (id ? ann.call.profiles.remove({ id }) : ann.call.profiles.list()),
          () => (id ? ann.call.profiles.setPrimary({ id }) : ann.call.profiles.list()),
        ]
        const seen = await changes[n % 3]?.().catch((error) => {
          expect(error.status).toBeLessThan(500)
          return ann.call.profiles.list()
        })
        known = seen ?? []
        look(known)
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => client(7919 * (n + 1))))
    look(await ann.call.profiles.list())
    expect(calls).toBeGreaterThanOrEqual(CHANGES)
  })
})
