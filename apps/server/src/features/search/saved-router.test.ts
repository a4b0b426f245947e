import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { newcomer, openBrowser, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function seeker() {
  const ann = await newcomer(server)
  return { ann, profileId: await addProfile(ann, {}) }
}
const preferences = {
  searchTerm: 'nurse',
  location: 'Malmö',
  country: 'Sweden',
  platform: 'indeed' as const,
  jobType: 'part-time' as const,
  workType: 'hybrid' as const,
  experienceLevel: 'entry' as const,
}

test('SEARCH-029 SEARCH-030 saved search preferences are kept on the server, and loading restores all seven in any browser', async () => {
  const { ann, profileId } = await seeker()
  const saved = await ann.call.search.preferences.save({ profileId, preferences })
  expect(saved).toMatchObject({ name: 'My search', profileId, preferences, keepSearching: false })
  const elsewhere = openBrowser(server)
  await signInDirectly(server, elsewhere, ann.id)
  expect((await elsewhere.call.search.preferences.load()).preferences).toMatchObject(preferences)
})

test('SEARCH-028 loading preferences when none are saved is refused', async () => {
  const { ann } = await seeker()
  await expect(ann.call.search.preferences.load()).rejects.toMatchObject({ code: 'NO_SAVED_PREFERENCES' })
})

test('several named searches are kept; the two documented buttons work on the one used last', async () => {
  const { ann, profileId } = await seeker()
  const create = (name: string) => ann.call.search.saved.create({ name, profileId, preferences: ALL_JOBS })
  const [ward, office] = [await create('Ward'), await create('Office')]
  await expect(create('ward')).rejects.toMatchObject({ code: 'SEARCH_NAME_TAKEN' })
  expect((await ann.call.search.preferences.load()).name).toBe('Office')
  await ann.call.search.saved.load({ id: ward.id })
  expect((await ann.call.search.preferences.save({ profileId, preferences })).name).toBe('Ward')
  expect((await ann.call.search.saved.list()).map((one) => [one.name, one.preferences.searchTerm])).toEqual([
    ['Ward', 'nurse'],
    ['Office', ''],
  ])
  const renamed = await ann.call.search.saved.update({ id: office.id, name: 'Desk', keepSearching: true })
  expect(renamed).toMatchObject({ name: 'Desk', keepSearching: true, preferences: ALL_JOBS })
  expect((await ann.call.search.saved.remove({ id: office.id })).map(({ name }) => name)).toEqual(['Ward'])
})

test(`at most ${SEARCH_LIMITS.savedSearches} searches are kept, also when they are saved at once`, async () => {
  const { ann, profileId } = await seeker()
  const all = await Promise.allSettled(
    Array.from({ length: SEARCH_LIMITS.savedSearches + 5 }, (_, place) =>
      ann.call.search.saved.create({ name: `Search ${place}`, profileId, preferences }),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(SEARCH_LIMITS.savedSearches)
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'SAVED_SEARCH_LIMIT_REACHED' })
})

test('nobody sees, changes or removes the searches of somebody else, or saves one with their profile', async () => {
  const { ann, profileId } = await seeker()
  const { ann: bob, profileId: his } = await seeker()
  const { id } = await ann.call.search.preferences.save({ profileId, preferences })
  expect(await bob.call.search.saved.list()).toEqual([])
  for (const attempt of [
    () => bob.call.search.saved.load({ id }),
    () => bob.call.search.saved.remove({ id }),
    () => bob.call.search.saved.update({ id, name: 'Mine' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'SAVED_SEARCH_NOT_FOUND' })
  await expect(bob.call.search.preferences.save({ profileId, preferences })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  await expect(openBrowser(server).call.search.saved.list()).rejects.toMatchObject({ status: 401 })
  expect((await ann.call.search.saved.list())[0]).toMatchObject({ id, name: 'My search' })
  expect((await bob.call.search.preferences.save({ profileId: his, preferences })).name).toBe('My search')
})

test('a search whose profile is removed stays, without a profile', async () => {
  const { ann, profileId } = await seeker()
  await ann.call.search.preferences.save({ profileId, preferences })
  await ann.call.profiles.remove({ id: profileId })
  expect(await ann.call.search.preferences.load()).toMatchObject({ profileId: null, preferences })
})
