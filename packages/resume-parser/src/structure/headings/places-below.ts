import type { Entry } from '#structure/entries/entry'
import { phraseOf } from '#words/phrase'
import { isCapitalised, isPlaceLike } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'
import type { Assignment } from './slots.ts'

const MAX_WORDS = 3
const MIN_ENTRIES = 2
/** Words that name a job or an employer. */
const NAMED = 1.2

type Heading = { entry: Entry; assignment: Assignment }

/**
 * "Rotterdam" in a line of its own between a heading and its text: where all jobs without a place begin like this, one known town
 * tells what the other names are.
 */
export function takePlacesBelow(headings: readonly Heading[]): Heading[] {
  const open = headings.filter(({ assignment }) => !assignment.values.location)
  const firsts = open.map(({ entry }) => placeBelow(entry))
  const known = firsts.filter((text) => text !== undefined && isPlaceLike(text)).length
  if (open.length < MIN_ENTRIES || firsts.includes(undefined) || known === 0) return [...headings]
  return headings.map((heading) => (open.includes(heading) ? taken(heading) : heading))
}

/** The first line below the heading, when it can be nothing but a name. */
function placeBelow({ body, isForm }: Entry): string | undefined {
  const [line] = body
  if (!line || line.bullet || isForm) return undefined
  const { text } = line
  if (isPlaceLike(text)) return text
  const phrase = phraseOf(text)
  const isName = isCapitalised(text) && phrase.words.length <= MAX_WORDS && !/[.:;!?]$/.test(text)
  return isName && ROLE_SCORES.position(phrase) < NAMED && ROLE_SCORES.company(phrase) < NAMED ? text : undefined
}

function taken({ entry, assignment }: Heading): Heading {
  const [line, ...body] = entry.body
  if (!line) return { entry, assignment }
  return {
    entry: { ...entry, header: [...entry.header, line], body },
    assignment: { ...assignment, values: { ...assignment.values, location: line.text } },
  }
}
