import { canonicalEmail } from '@jobapply/core/auth/rules'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { listProfiles } from '#features/profiles/store'
import { findUserByEmail } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { announce } from './announce.ts'
import { insertSearch, listSearches } from './store.ts'
import { runStandingSearches } from './tasks.ts'

const DAY = 86_400_000
const SEARCHES = {
  'maya.lindqvist@gmail.com': {
    name: 'Nursing in Sweden',
    preferences: { ...NO_FILTERS, searchTerm: 'Nurse', country: 'Sweden' },
  },
}

/**
 * Maya has searched since yesterday, so the demo jobs are new to her. Safe to run twice: who has a search keeps it. Skipped where mails
 * would really be sent.
 */
export async function fill(platform: Platform) {
  const { database, settings } = platform
  if (settings.SMTP_URL) return
  const yesterday = new Date(now().getTime() - DAY)
  for (const [email, search] of Object.entries(SEARCHES)) {
    const user = await findUserByEmail(database.system, canonicalEmail(email))
    const [profile] = user ? await listProfiles(database.system, user.id) : []
    if (!user || !profile || (await listSearches(database.system, user.id)).length > 0) continue
    await insertSearch(database.system, user.id, { ...search, profileId: profile.id, keepSearching: true }, yesterday)
  }
  await runStandingSearches(platform, announce)
}
