import { type HeldJob, SHOWS, shows, yearsShown } from '#person/history'
import type { Person } from '#person/person'
import type { Requirements } from '#read/conditions'
import type { Subject } from '#read/kinds/subject'
import type { ParsedPosting } from '#read/posting'
import { fieldsIn } from '#tables/field-index'
import { termsOf } from '#terms'

type Years = Requirements['years'][number]
/** Years of what is asked for: surely, and at most (null when jobs without dates may show it). `shownBy` names the jobs. */
type HeldYears = { least: number; most: number | null; shownBy: string }

/** The condition and the part of the score ask for the same. */
const known = new WeakMap<Years, { person: Person; held: HeldYears }>()

export function yearsFor(posting: ParsedPosting, person: Person, asked: Years): HeldYears {
  const before = known.get(asked)
  if (before?.person === person) return before.held
  const held = countYears(posting, person, asked.value.about)
  known.set(asked, { person, held })
  return held
}

function countYears(posting: ParsedPosting, person: Person, about: Subject | null): HeldYears {
  if (!person.jobs.some(({ months }) => months !== null)) return { ...fromTotal(person, about), shownBy: '' }
  const strengthOf = strengthFor(posting, person, about)
  const shown = about === null ? [] : person.jobs.filter((job) => strengthOf(job) === SHOWS.yes)
  return { ...yearsShown(person.jobs, strengthOf), shownBy: namesOf(shown) }
}

const MAX_NAMED = 3
const namesOf = (jobs: readonly HeldJob[]) =>
  jobs.length === 0 ? '' : ` (${[...new Set(jobs.map(({ position }) => position))].slice(-MAX_NAMED).join(', ')})`

const fromTotal = ({ years }: Person, about: Subject | null) =>
  years === null ? { least: 0, most: null } : { least: about === null ? years : 0, most: years }

/** How a job shows the subject. Without one every job counts; "similar" work is compared with the posting's title. */
export function strengthFor(posting: ParsedPosting, person: Person, about: Subject | null): (job: HeldJob) => number {
  if (about === null) return () => SHOWS.yes
  if (!isOnlySimilar(about)) return (job) => shows(job, about, person.coveredSkills)
  const fields = fieldsIn(termsOf(posting.job.title)).fields
  if (posting.titleIs.length + fields.length === 0) return () => SHOWS.maybe
  const own: Subject = { ...about, isSimilar: false, titles: posting.titleIs, fields, isAny: true }
  return (job) => shows(job, own, person.coveredSkills)
}

const isOnlySimilar = ({ isSimilar, skills, titles, fields, words }: Subject) =>
  isSimilar && skills.length + titles.length + fields.length + words.length === 0
