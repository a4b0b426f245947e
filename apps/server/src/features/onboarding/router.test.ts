import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const answers = {
  step1: { name: '  Ann  ' },
  step2: { userType: 'myself' as const },
  step3: {
    desiredJobTitle: 'Nurse',
    preferredCountry: 'Germany',
    jobTypes: ['full-time' as const, 'freelance' as const, 'c2c' as const],
    experienceYears: '0-1' as const,
    currentSalaryRange: '50k-75k' as const,
    expectedSalaryRange: '50k-75k' as const,
  },
  step4: { referralSource: 'linkedin' as const },
}

test('ONBOARD-030 finishing creates one profile with everything that was answered', async () => {
  const ann = await newcomer(server)
  const profile = await ann.call.onboarding.finish(answers)
  expect(profile).toMatchObject({
    profile_name: "Ann's Profile", // proves ONBOARD-010
    is_primary: true, // proves ONBOARD-031
    full_name: 'Ann', // proves ONBOARD-040
    desired_job_title: 'Nurse',
    location_country: 'Germany', // proves ONBOARD-038
    automation_job_types: ['full-time', 'freelance', 'c2c'], // proves ONBOARD-039
    total_experience: 0.5,
    desired_salary_min: 50_000,
    desired_salary_max: 75_000, // proves ONBOARD-032
    current_salary: 62_500, // proves ONBOARD-034
    current_salary_currency: 'USD',
    expected_salary_currency: 'USD', // proves ONBOARD-036
  })
  expect(profile.professional_summary).toMatch(/myself.*LinkedIn/) // proves ONBOARD-037
  expect(profile.onboardingFields).toContain('full_name')
  expect(await ann.call.profiles.list()).toEqual([profile])
  const settings = await ann.call.preferences.settings.get({ profileId: profile.id })
  expect(settings.preferredCountries).toEqual(['Germany']) // proves ONBOARD-043
})

test('the account is called like the person, and the profile has the account’s address until another one is given', async () => {
  const ann = await newcomer(server, { finished: false })
  const profile = await ann.call.onboarding.finish(answers)
  expect(profile.email).toBe(ann.email)
  expect(profile.onboardingFields).toContain('email')
  const { user } = await ann.call.auth.session()
  expect(user?.userMetadata.display_name).toBe('Ann')

  const bea = await newcomer(server, { finished: false, displayName: 'Bea Berg' })
  await bea.call.onboarding.finish({ ...answers, step1: { name: 'Bea' } })
  expect((await bea.call.auth.session()).user?.userMetadata.display_name).toBe('Bea Berg')
})

test('ONBOARD-035 half a year of experience is still half a year after the profile was opened and saved', async () => {
  const ann = await newcomer(server)
  const { id, version, total_experience } = await ann.call.onboarding.finish(answers)
  const saved = await ann.call.profiles.update({ id, version, changes: { full_name: 'Ann', total_experience } })
  expect(saved.total_experience).toBe(0.5)
  expect((await ann.call.profiles.get({ id })).total_experience).toBe(0.5)
})

test('an answer that is missing is refused and makes nothing', async () => {
  const ann = await newcomer(server)
  for (const step of ['step1', 'step2', 'step3', 'step4'])
    await expect(ann.call.onboarding.finish({ ...answers, [step]: {} } as never)).rejects.toMatchObject({ status: 400 })
  expect(await ann.call.profiles.list()).toEqual([])
})

test('finishing once is remembered, also without a profile', async () => {
  const ann = await newcomer(server, { finished: false })
  expect(await ann.call.onboarding.state()).toEqual({ finished: false })
  const { id } = await ann.call.onboarding.finish(answers)
  await ann.call.profiles.remove({ id })
  expect(await ann.call.onboarding.state()).toEqual({ finished: true })
})

test('with three profiles finishing is refused', async () => {
  const ann = await newcomer(server)
  for (const profile_name of ['A', 'B', 'C']) await ann.call.profiles.create({ profile_name })
  await expect(ann.call.onboarding.finish(answers)).rejects.toMatchObject({ code: 'PROFILE_LIMIT_REACHED' })
})
