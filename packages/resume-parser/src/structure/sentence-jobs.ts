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
const CLEAR = 2

/** "I worked as a Shift Supervisor at Baltic Foods Ltd from March 2017 to June 2021." becomes a heading with its parts labelled. */
export function splitSentenceJob(line: Line): Line[] {
  const [run] = line.runs
  if (!run || line.text.length > MAX_LENGTH || line.text.includes('\t')) return [line]
  const date = findDates(line.text).find(({ isRange }) => isRange)
  if (!date) return [line]
  const rest = withoutDates(line.text)
  const as = AS.exec(rest)
  if (!as) return [line]
  const after = rest.slice(as.index + as[0].length)
  const at = AT.exec(after)
  if (!at) return [line]
  const position = after.slice(0, at.index).trim()
  const behind = after.slice(at.index + at[0].length)
  const company = behind.slice(0, END.exec(behind)?.index ?? behind.length).replace(/[\s,.;|]+$/, '')
  if (company === '' || ROLE_SCORES.position(phraseOf(position)) < CLEAR || position.split(' ').length > 7) return [line]
  const cells = [position, company, line.text.slice(date.at, date.end)]
  const runs = cells.map((text, index) => ({ ...run, text, afterGap: index > 0 }))
  return [
    {
      ...line,
      text: cells.join('\t'),
      runs,
      bullet: false,
      fields: ['position', 'company', 'date'],
      sources: line.sources ?? [line],
    },
  ]
}
