import type { Entry, ProfileFacts } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import type { Quantity } from '#text/quantities'
import { readWords } from '#text/words'
import type { Chunk } from './chunks.ts'
import { findDuration } from './times.ts'

/** "As a trainee I led teams": what follows a title of the profile belongs to the jobs with that title. */
export function bindRoles(chunks: readonly Chunk[], { entries }: ProfileFacts) {
  let jobs: readonly Entry[] = []
  for (const chunk of chunks) {
    if (chunk.isRole) {
      jobs = titled(entries, chunk, [])
    }
    const own = chunk.employers.filter((entry) => jobs.includes(entry))
    if (own.length > 0) chunk.employers = own
    else if (jobs.length > 0 && !chunk.namesEmployer && !chunk.namesPosting) chunk.employers = jobs
  }
}
const plainWords = (title: string) =>
  readWords(title)
    .words.filter((word) => !isNeutral(word))
    .map(({ text }) => text)
    .join(' ')

/** The jobs whose title is all that a passage says. */
function titled(entries: readonly Entry[], { words, names }: Chunk, counted: readonly Quantity[]): readonly Entry[] {
  const isCounted = (index: number) => counted.some(({ from, to }) => index >= from && index < to)
  const told = words
    .filter((word, index) => !names[index] && !isNeutral(word) && !isCounted(index))
    .map(({ text }) => text)
    .join(' ')
  return entries.filter(
    ({ kind, title, organization }) =>
      kind === 'experience' &&
      (plainWords(title) === told || (/^freelance/.test(told) && /^(?:freelance|self-employed)/i.test(organization))),
  )
}

/** "I have been a controller for twelve years": the jobs with that title count, unless the summary says it of the same title. */
export function exceedsTitle(chunk: Chunk, time: Quantity, facts: ProfileFacts): boolean {
  const jobs = titled(facts.entries, chunk, [time])
  if (jobs.length === 0 || findDuration(facts, jobs, [], time)) return false
  const title = plainWords(jobs[0]?.title ?? '')
  return !facts.segments.some(
    ({ kind, text, quantities }) =>
      kind === 'summary' &&
      plainWords(text).includes(title) &&
      quantities.some((one) => one.time === time.time && one.value === time.value),
  )
}
