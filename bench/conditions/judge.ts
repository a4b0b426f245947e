import { toListing } from '@jobapply/core/jobs/listing'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { type Person, preparePerson } from '@jobapply/matching/person/person'
import { readPosting } from '@jobapply/matching/read/posting'
import { explainMatch } from '@jobapply/matching/score/explain'
import { type Case, type Mix, mixesOf } from './expand.ts'
import { type Score, scoreTold, type Told } from './score.ts'
import type { Subject } from './template.ts'
import { type Truth, truthOf } from './truth.ts'

const NOW = new Date('2026-11-15T12:00:00Z')

export type Judged = { case: Case; people: { mix: Mix; truth: Truth; told: Told[]; score: Score }[] }

/** What the product tells each person of a case, through its public surface. */
export function createJudge(): (one: Case) => Judged {
  const people = new Map<string, Person>()
  const personOf = (subjects: Case['subjects'], mix: Mix): Person => {
    const fields = mergeProfiles(Object.entries(subjects), mix)
    const key = JSON.stringify(fields)
    const person = people.get(key) ?? preparePerson({ ...EMPTY_FIELDS, ...fields }, NOW.toISOString().slice(0, 10))
    people.set(key, person)
    return person
  }
  return (one) => {
    const { title, place, description, subjects } = one
    const listing = { id: one.id, source: 'bench', url: '', company: 'Northwind Example', title, location: place, description }
    const posting = readPosting(toListing(listing, NOW))
    return {
      case: one,
      people: mixesOf(Object.keys(subjects)).map((mix) => {
        const told = explainMatch(posting, personOf(subjects, mix), NOW).knockOuts
        const truth = truthOf(one, mix)
        return { mix, truth, told, score: scoreTold({ ...one, place: posting.job.location }, truth, told) }
      }),
    }
  }
}

/** Lists of the profile add up; single fields are those of the last subject. */
function mergeProfiles(subjects: readonly (readonly [string, Subject])[], mix: Mix): Partial<ProfileFields> {
  const merged: Record<string, unknown> = {}
  for (const [slot, { profile }] of subjects)
    for (const [field, value] of Object.entries(profile[mix[slot] ?? 'silent'])) {
      const before = merged[field]
      merged[field] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
    }
  return merged as Partial<ProfileFields>
}
