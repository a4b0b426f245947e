import type { Entry, ProfileFacts } from '#facts/facts'
import { monthsIn } from '#facts/profile-facts'
import type { Quantity } from '#text/quantities'
import type { Need, YearMention } from './needs.ts'

const JOB = /experience|volunteering|project/

/** The entries that a length of time can be about: those named, else those that cover what is said, else all jobs. */
function entriesAbout(facts: ProfileFacts, employers: readonly Entry[], needs: readonly Need[]): readonly Entry[] {
  const topics = needs.filter(({ kind }) => kind !== 'certificate')
  const jobs = employers.length > 0 ? employers : facts.entries.filter(({ kind }) => JOB.test(kind))
  if (topics.length === 0) return employers.length > 0 ? employers : jobs.filter(({ kind }) => kind === 'experience')
  const covering = jobs.filter((entry) => topics.every((need) => entryCovers(facts, entry, need)))
  // The chunk itself is checked too: here only the length of time at these employers counts.
  return covering.length > 0 ? covering : employers
}

function entryCovers({ segments }: ProfileFacts, entry: Entry, { keys, words }: Need): boolean {
  const own = segments.filter((segment) => segment.entry === entry)
  const covers = (list: readonly string[]) =>
    list.some((key) => entry.header.has(key) || own.some((segment) => segment.keys.has(key)))
  return covers(keys) || (words.length > 0 && words.every(covers))
}

/** A length of time may be rounded down; "almost" allows half a year more. */
export function findDuration(
  facts: ProfileFacts,
  employers: readonly Entry[],
  needs: readonly Need[],
  { value, mode, time }: Quantity,
): readonly Entry[] | undefined {
  const entries = entriesAbout(facts, employers, needs)
  const isGeneral = employers.length === 0 && needs.length === 0
  const months = Math.max(monthsIn(entries), isGeneral ? facts.totalMonths : 0)
  const claimed = time === 'year' ? value * 12 : value
  const isTrue =
    mode === 'more'
      ? months > claimed
      : mode === 'almost' || mode === 'about'
        ? months >= claimed - 6 && months >= claimed * 0.85
        : months >= claimed - 1
  return isTrue && (entries.length > 0 || isGeneral) ? entries : undefined
}

const PROOFS = /^(?:test|tests|exam|exams|examination|training|programme|program)$/

/** The entry that starts or ends in the year, and in the month where one is named. */
export function findYear(
  facts: ProfileFacts,
  employers: readonly Entry[],
  needs: readonly Need[],
  { year, month, sense }: YearMention,
): Entry | undefined {
  const topics = needs.filter(({ kind, word }) => kind !== 'certificate' && kind !== 'degree' && !PROOFS.test(word.text))
  const isSame = (at: number | null) => at !== null && Math.floor(at / 12) === year && (month === null || at % 12 === month)
  const isDated = ({ start, end, current }: Entry) =>
    (sense !== 'end' && isSame(start)) || (sense !== 'start' && !current && isSame(end))
  return facts.entries.find(
    (entry) =>
      isDated(entry) &&
      (employers.length > 0
        ? employers.includes(entry) ||
          (!JOB.test(entry.kind) && topics.length > 0 && topics.every((need) => entryCovers(facts, entry, need)))
        : topics.every((need) => entryCovers(facts, entry, need))),
  )
}
