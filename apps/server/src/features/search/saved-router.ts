import { canSaveSearch, freeSearchName, isNameTaken } from '@jobapply/core/search/rules'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { deleteSearch, insertSearch, listSearches, noteSearchUsed, toSavedSearch, updateSearch } from './store.ts'

const api = signedIn.search

/** Saved searches, and the two documented buttons that work on the last one. */
export const savedRouter = {
  saved: {
    list: api.saved.list.handler(async ({ context: { db, userId } }) => (await listSearches(db, userId)).map(toSavedSearch)),

    create: api.saved.create.handler(({ input: { profileId, ...search }, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        if (!(await findProfile(tx, userId, profileId))) throw errors.PROFILE_NOT_FOUND()
        const owned = await listSearches(tx, userId)
        if (!canSaveSearch(owned.length)) throw errors.SAVED_SEARCH_LIMIT_REACHED()
        if (isNameTaken(owned, search.name)) throw errors.SEARCH_NAME_TAKEN()
        return toSavedSearch(await insertSearch(tx, userId, { ...search, profileId }, now()))
      }),
    ),

    update: api.saved.update.handler(({ input: { id, profileId, ...changes }, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        const owned = await listSearches(tx, userId)
        if (!owned.some((one) => one.id === id)) throw errors.SAVED_SEARCH_NOT_FOUND()
        if (profileId && !(await findProfile(tx, userId, profileId))) throw errors.PROFILE_NOT_FOUND()
        if (changes.name && isNameTaken(owned, changes.name, id)) throw errors.SEARCH_NAME_TAKEN()
        return toSavedSearch(await updateSearch(tx, userId, id, { ...changes, profileId }, now()))
      }),
    ),

    load: api.saved.load.handler(async ({ input, errors, context: { db, userId } }) => {
      const row = await noteSearchUsed(db, userId, input.id, now())
      if (!row) throw errors.SAVED_SEARCH_NOT_FOUND()
      return toSavedSearch(row)
    }),

    remove: api.saved.remove.handler(({ input, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const removed = await deleteSearch(tx, userId, input.id)
        if (removed.length === 0) throw errors.SAVED_SEARCH_NOT_FOUND()
        return (await listSearches(tx, userId)).map(toSavedSearch)
      }),
    ),
  },

  preferences: {
    load: api.preferences.load.handler(async ({ errors, context: { db, userId } }) => {
      const [last] = await listSearches(db, userId)
      if (!last) throw errors.NO_SAVED_PREFERENCES()
      return toSavedSearch(last)
    }),

    save: api.preferences.save.handler(({ input: { profileId, preferences }, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        if (!(await findProfile(tx, userId, profileId))) throw errors.PROFILE_NOT_FOUND()
        const owned = await listSearches(tx, userId)
        const [last] = owned
        const search = { profileId, preferences }
        return toSavedSearch(
          last
            ? await updateSearch(tx, userId, last.id, search, now())
            : await insertSearch(tx, userId, { ...search, name: freeSearchName(owned), keepSearching: false }, now()),
        )
      }),
    ),
  },
}
