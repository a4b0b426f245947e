import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { buyPlan } from '#testing/payments'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ ADMIN_EMAILS: 'nobody@gmail.com' })
})
afterAll(() => server.stop())

const expireTrial = (userId: string) =>
  server.platform.database.systemPool.query('update profiles set trial_end_date = $2 where user_id = $1', [userId, now()])

async function withProfile(ann: Person) {
  const { id } = await ann.call.profiles.create({ profile_name: 'Nurse' })
  return { ann, profileId: id }
}
async function withExpiredTrial() {
  const ann = await newcomer(server)
  await expireTrial(ann.id)
  return withProfile(ann)
}
const isActive = async (ann: Person, profileId: string) => (await ann.call.preferences.settings.get({ profileId })).isActive
const on = { ...DEFAULT_SETTINGS, isActive: true }
const refusal = {
  code: 'TRIAL_EXPIRED',
  status: 403,
  message: 'Please upgrade to continue using this feature.',
}

describe('automation after the trial has expired', () => {
  test('is not switched on by saving the auto-apply settings', async () => {
    const { ann, profileId } = await withExpiredTrial()
    const save = ann.call.preferences.settings.save({ profileId, version: 1, settings: { ...on, minMatchScore: 80 } })
    await expect(save).rejects.toMatchObject(refusal)
    expect(await ann.call.preferences.settings.get({ profileId })).toEqual({ ...DEFAULT_SETTINGS, version: 1 })
  })

  test('is not switched on by updating the documented column', async () => {
    const { ann, profileId } = await withExpiredTrial()
    await expect(ann.call.preferences.automation.update({ profileId, automation_is_active: true })).rejects.toMatchObject(refusal)
    expect(await isActive(ann, profileId)).toBe(false)
  })

  test('is not switched on by a field that another save does not have', async () => {
    const { ann, profileId } = await withExpiredTrial()
    const extra = { automation_is_active: true, isActive: true, full_name: 'Ann Lee' }
    await ann.call.profiles.update({ id: profileId, version: 1, changes: extra })
    await ann.call.preferences.save({
      profileId,
      version: 2,
      changes: { ...extra, desired_job_title: 'Nurse' },
      otherTabs: extra,
      settings: { ...extra, minMatchScore: 80 },
    })
    await ann.call.profiles.importJsonResume({ id: profileId, version: 3, resume: { basics: { name: 'Ann Lee' }, ...extra } })
    const { id } = await ann.call.profiles.create({ profile_name: 'Other', ...extra })
    expect(await Promise.all([isActive(ann, profileId), isActive(ann, id)])).toEqual([false, false])
  })

  test('leaves the other settings to be changed, and automation that is on to be switched off', async () => {
    const ann = await newcomer(server)
    const { profileId } = await withProfile(ann)
    await ann.call.preferences.settings.save({ profileId, version: 1, settings: on })
    await expireTrial(ann.id)
    await ann.call.preferences.settings.save({ profileId, version: 2, settings: { ...on, minMatchScore: 80 } })
    const off = { ...on, isActive: false, minMatchScore: 80 }
    expect(await ann.call.preferences.settings.save({ profileId, version: 3, settings: off })).toEqual({ ...off, version: 4 })
  })

  test('is switched on with a subscription, and by an admin', async () => {
    const { ann, profileId } = await withExpiredTrial()
    await buyPlan(ann, 'professional')
    await ann.call.preferences.automation.update({ profileId, automation_is_active: true })
    expect(await isActive(ann, profileId)).toBe(true)
    const eve = await admin(server)
    await expireTrial(eve.id)
    const hers = await withProfile(eve)
    await eve.call.preferences.settings.save({ profileId: hers.profileId, version: 1, settings: on })
    expect(await isActive(eve, hers.profileId)).toBe(true)
  })
})
