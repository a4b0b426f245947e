import { ANY } from '@jobapply/core/search/constants'
import { isEnough, type Market } from '@jobapply/core/search/market'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { readSkills } from '@jobapply/matching/person/skills'
import { occupationsIn } from '@jobapply/matching/person/title'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { findSettings } from '#features/profiles/store'
import { now } from '#platform/clock'
import { type Db, indexOf } from '#platform/db/database'
import { findMarket, type MarketKey, noteAsked } from './store.ts'

const DAY = 86_400_000

type Asked = { profileId: string; filters: SearchPreferences }

/**
 * What a task has counted for the title of a search; null while nothing is counted, and where there is too little to say. Undefined without
 * the profile. `system` notes that somebody asked, without who.
 */
export async function readMarket(
  { db, system }: { db: Db; system: Db },
  userId: string,
  { profileId, filters }: Asked,
): Promise<Market | null | undefined> {
  const settings = await findSettings(db, userId, profileId)
  if (!settings) return undefined
  const key = keyOf(filters, settings.profile.desired_job_title ?? '')
  if (!key) return null
  const row = await findMarket(indexOf(db), key)
  if (!row || row.askedAt.getTime() < now().getTime() - DAY) await noteAsked(system, key, now())
  if (!row?.figures || !row.countedAt || !isEnough(row.figures.open)) return null
  const { coveredSkills } = readSkills(settings.profile)
  const held = new Set(vocabulary().skills.flatMap(({ name }, id) => (coveredSkills[id] ? name : [])))
  return {
    ...key,
    ...row.figures,
    skills: row.figures.skills.map((skill) => ({ ...skill, isHeld: held.has(skill.name) })),
    weeks: row.weeks,
    countedAt: row.countedAt.toISOString(),
  }
}

/** The first occupation that the search names, by its name in our table; none for other words. */
function keyOf({ searchTerm, country }: SearchPreferences, desiredTitle: string): MarketKey | undefined {
  const [first] = occupationsIn(searchTerm.trim() || desiredTitle)
  const occupation = first === undefined ? undefined : vocabulary().occupations[first]?.name
  return occupation ? { occupation, country: country === ANY ? '' : country } : undefined
}
