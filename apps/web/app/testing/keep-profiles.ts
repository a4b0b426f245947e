import { inListOrder } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type Answers, fault } from './calls.ts'
import { recorded } from './recordings.ts'

/** A profile as the server makes it, with these changes. Each has an id of its own. */
export function newProfile(profile_name: string, changes: Partial<Profile> = {}): Profile {
  const bare = recorded.maya.profiles.list.find(({ is_primary }) => !is_primary)
  if (!bare) throw new Error('Maya has no second profile')
  return { ...bare, id: crypto.randomUUID(), profile_name, ...changes }
}

/** The first is the primary one. */
export const newProfiles = (...names: string[]) => names.map((name, index) => newProfile(name, { is_primary: index === 0 }))

/** Profiles that live as long as the test: what a screen changes is so when it asks again. The server's own rules are proven by call tests. */
export function keepProfiles(...first: Profile[]) {
  let all = inListOrder(first)
  const find = (id: string) => all.find((profile) => profile.id === id)
  const put = (profile: Profile) => {
    all = inListOrder([...all.filter(({ id }) => id !== profile.id), profile])
    return profile
  }
  const change = (id: string, changes: Partial<Profile>) => {
    const before = find(id)
    return before ? put({ ...before, ...changes, version: before.version + 1 }) : fault('PROFILE_NOT_FOUND')
  }
  const remove = (gone: string) => {
    all = inListOrder(all.filter(({ id }) => id !== gone)).map((profile, index) => ({ ...profile, is_primary: index === 0 }))
    return all
  }
  const answers: NonNullable<Answers['profiles']> = {
    list: () => all,
    get: ({ id }) => find(id) ?? fault('PROFILE_NOT_FOUND'),
    create: ({ profile_name }) => put(newProfile(profile_name, { is_primary: all.length === 0 })),
    update: ({ id, version, overwrite, changes }) =>
      find(id) && !overwrite && version !== find(id)?.version
        ? fault('PROFILE_CHANGED')
        : change(id, changes as Partial<Profile>),
    rename: ({ id, profile_name }) => change(id, { profile_name }),
    setPrimary: ({ id }) => {
      all = inListOrder(all.map((profile) => ({ ...profile, is_primary: profile.id === id })))
      return all
    },
    remove: ({ id }) => remove(id),
    listResumes: [],
    reviewResume: null,
  }
  return { answers, change, remove, all: () => all, stored: (id: string) => find(id) }
}
