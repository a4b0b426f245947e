import type { Line } from '#document/model'
import { findDates, withoutDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'

const MAX_LENGTH = 240
const AS =
  /(?:^|\s)(?:as|als|comme|en tant que|en qualité de|como|come|som|jako)\s+(?:(?:an?|the|eine?n?|une?|una?|een|en|ett|il|la|el|o|a)\s+)?/iu
const AT =
  /\s(?:at|for|with|by|bei|beim|bij|chez|pour|presso|på|hos|vid|en|na|no|em|w|dla|in)\s+(?:(?:the|der|den|dem|la|le|el|il|de|het|o|a)\s+)?(?=\p{Lu})/u
/** What follows the name of an employer in a sentence. */
const END =
  /\s+(?:from|between|since|where|and|during|von|seit|zwischen|wo|de|du|depuis|où|desde|donde|dal|dove|van|sinds|waar|från|sedan|od)(?:\s|$)|[.;|]\s*$|\s\|\s|,\s+(?=\p{Ll})/u
/** "und Partner" and "och Söner" go on with the name. */
const AND = /\s+(?:and|und|et|y|e|och|en)\s+(?=\p{Lu})/u
/** "in Hallein", ", em Curitiba", "(Lyon)" at the end of the sentence. */
const IN =
  /(?:,?\s+(?:in|à|em|en|i|te|a|w|at)\s+|\s+\()(\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}|am|an|de|del|la|do|da|sur)[\p{L}'’.-]*){0,4})\)?$/u
/** "war ich bei Eichenhain GmbH tätig". */
const VERB = /\s+\p{Ll}{3,}$/u
const STOP = /\p{L}{2}\.(?=\s+\p{Lu}|$)/u
const CLEAR = 2
/** Outside of a list the sentence itself says what is what. */
const POSSIBLE = -1
const MAX_POSITION_WORDS = 7
/** A sentence takes three lines at most. */
const MAX_LINES = 3

/** "I worked as a Shift Supervisor at Baltic Foods Ltd from March 2017 to June 2021." becomes a heading with its parts labelled. */
export function splitSentenceJobs(lines: readonly Line[]): Line[] {
  const told: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line
    const more = startsSentence(line) ? lines.slice(index + 1, index + MAX_LINES) : []
    const wrapped = more.slice(0, openLines(line, more))
    const job = splitSentence(wrapped.length > 0 ? joined(line, wrapped) : line)
    if (job) index += wrapped.length
    told.push(...(job ?? [line]))
  }
  return told
}

const startsSentence = ({ text, bullet }: Line) =>
  !bullet && text.length <= MAX_LENGTH && !text.includes('\t') && AS.test(text) && findDates(text).some(({ isRange }) => isRange)

/** How many of the next lines the sentence goes on in. */
function openLines(line: Line, more: readonly Line[]): number {
  let text = line.text
  for (const [index, next] of more.entries()) {
    if (STOP.test(text) || next.bullet || next.block !== line.block || next.text.includes('\t')) return index
    text = `${text} ${next.text}`
  }
  return more.length
}

function joined(line: Line, more: readonly Line[]): Line {
  const text = [line, ...more].map((one) => one.text).join(' ')
  return { ...line, text, sources: [line, ...more].flatMap((one) => one.sources ?? [one]) }
}

function splitSentence(line: Line): Line[] | undefined {
  const [run] = line.runs
  if (!run || line.text.length > MAX_LINES * MAX_LENGTH || line.text.includes('\t')) return undefined
  const stop = STOP.exec(line.text)
  const sentence = stop ? line.text.slice(0, stop.index + stop[0].length) : line.text
  const date = findDates(sentence).find(({ isRange }) => isRange)
  const rest = date && withoutDates(sentence)
  const as = rest === undefined ? undefined : AS.exec(rest)
  if (!date || rest === undefined || !as) return undefined
  const after = rest.slice(as.index + as[0].length)
  const at = AT.exec(after)
  if (!at) return undefined
  const position = after.slice(0, at.index).trim()
  const employer = namedIn(after.slice(at.index + at[0].length))
  const least = line.bullet ? CLEAR : POSSIBLE
  if (ROLE_SCORES.position(phraseOf(position)) < least || position.split(' ').length > MAX_POSITION_WORDS) return undefined
  if (employer.company === '') return undefined
  const cells = [position, employer.company, employer.location, sentence.slice(date.at, date.end)].filter(Boolean)
  const runs = cells.map((text, index) => ({ ...run, text, afterGap: index > 0 }))
  const fields: Line['fields'] = ['position', 'company', ...(employer.location ? (['location'] as const) : []), 'date']
  const heading = { ...line, text: cells.join('\t'), runs, bullet: false, fields, sources: line.sources ?? [line] }
  const body = line.text.slice(sentence.length).trim()
  return body === '' ? [heading] : [heading, { ...line, text: body, runs: [{ ...run, text: body }], sources: [] }]
}

/** The employer and the place that ends the sentence. */
function namedIn(text: string): { company: string; location: string } {
  const bare = text.replace(/[\s,.;|]+$/, '').replace(VERB, '')
  const [ending, location = ''] = IN.exec(bare) ?? []
  const named = ending ? bare.slice(0, -ending.length) : bare
  const masked = named.replace(AND, (and) => '\u2060'.repeat(and.length))
  const company = named.slice(0, END.exec(masked)?.index ?? named.length).replace(/[\s,.;|]+$/, '')
  return { company: /\.\p{L}$/u.test(company) ? `${company}.` : company, location }
}
