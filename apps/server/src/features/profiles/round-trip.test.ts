import { arbitraryFields } from '@jobapply/core/profiles/arbitrary.testing'
import { PROFILE_FIELDS, type Profile } from '@jobapply/core/profiles/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let id: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  id = (await ann.call.profiles.create({ profile_name: 'Any' })).id
})
afterAll(() => server.stop())

const load = () => ann.call.profiles.get({ id })
const fieldsOf = (profile: Profile) => Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field]]))
async function save(fields: object) {
  const { version } = await load()
  return ann.call.profiles.update({ id, version, changes: fields as never })
}
/** A save always brings the name. */
const accepted = arbitraryFields.map((fields) => ({ ...fields, full_name: fields.full_name ?? 'Ann Lee' }))

test('any profile that the server accepts survives save, load, save unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(accepted, async (fields) => {
      const saved = await save(fields)
      expect(fieldsOf(saved)).toEqual(fields)
      const loaded = await load()
      expect(loaded).toEqual(saved)
      const again = await save(fieldsOf(loaded))
      expect(fieldsOf(again)).toEqual(fields)
      expect(await load()).toEqual(again)
    }),
    { numRuns: 80 },
  )
}, 120_000)

test('the same through the job preferences, whose save touches nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(accepted, async (fields) => {
      await save(fields)
      const { version, preferences, settings } = await ann.call.preferences.get({ profileId: id })
      const saved = await ann.call.preferences.save({ profileId: id, version, changes: preferences })
      // A list that was never filled is an empty one once automation has it.
      const entries = fields.work_authorization_entries ?? []
      expect(fieldsOf(saved.profile)).toEqual({ ...fields, work_authorization_entries: entries })
      const later = await ann.call.preferences.get({ profileId: id })
      expect(later).toMatchObject({
        preferences: { ...preferences, work_authorization_entries: entries },
        settings: saved.settings,
      })
      expect(saved.settings.keywords).toEqual(settings.keywords)
    }),
    { numRuns: 30 },
  )
}, 120_000)
