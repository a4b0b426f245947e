import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { MARK, type Spans } from '#spans'
import { CUE_WORDS } from '#tables/cues'
import { cueBit } from '#tables/vocabulary'
import { ADDRESSES_READER, isAboutEmployer, isAboutOthers, NOT_BULLETED, nameStem } from './about-others.ts'
import {
  ALONE,
  ASKING,
  headingForm,
  INLINE,
  MAX_HEADING_LENGTH,
  NO_HEADING,
  usualHeading,
  whoHeading,
  wholeHeading,
  wishHeading,
  wordsOf,
} from './headings.ts'
import { ROLE, type Role } from './role.ts'
import type { Hits } from './scan.ts'

const MUST = cueBit('must')
const NICE = cueBit('nice')
const ASIDE = cueBit('aside')
const NEGATION = cueBit('not')
const US = cueBit('us')
const BENEFIT = cueBit('benefit')
const PREFER = cueBit('prefer')
const HEAD_MUST = cueBit('headMust')
const HEAD_NICE = cueBit('headNice')
const HEAD_DUTY = cueBit('headDuty')
const HEAD_OTHER = cueBit('headOther')
const HEADING = HEAD_MUST | HEAD_NICE | HEAD_DUTY | HEAD_OTHER
/** The role of each sentence, from the headings above it (`sections`) and its own cue words. `company`: the employer's name. */
export function readRoles(
  text: string,
  spans: Spans,
  hits: Hits,
  company: string,
  roles: Uint8Array,
  sections: Uint8Array,
): void {
  const employer = nameStem(company)
  let section: Role = ROLE.neutral
  let isBelowHeading = false
  let hit = 0
  for (let index = 0; index < spans.sentences; index++) {
    const found = hits.cues[index] as number
    const isPart =
      (found & NICE) !== 0 &&
      (startsWishes(text, spans, hits, index) || (section === ROLE.must && limitWish(text, spans, hits, index)))
    const cues: number = isPart ? found & ~NICE : found
    let skills = 0
    while (hit < hits.skills && (hits.skillSentences[hit] as number) <= index) {
      skills++
      hit++
    }
    if (section !== ROLE.neutral && leavesList(text, spans, index)) section = ROLE.neutral
    const isSilent = (cues & (MUST | ASKING)) === 0
    const form = (cues & HEADING) === 0 ? NO_HEADING : headingForm(text, spans, index, cues, skills > 0)
    const whole =
      wishHeading(text, spans, index, skills) ??
      (form === NO_HEADING ? (wholeHeading(text, spans, index) ?? whoHeading(text, spans, index)) : undefined)
    const usual: number = whole === ROLE.nice || (cues & ASKING) !== 0 ? NO_HEADING : usualHeading(text, spans, index, section)
    if (usual === INLINE) roles[index] = ROLE.usual
    else if (form === ALONE || whole !== undefined || usual === ALONE) {
      isBelowHeading = true
      section = usual === ALONE ? ROLE.usual : (whole ?? sectionFor(cues))
      roles[index] = ROLE.heading
    } else if (form === INLINE) {
      const named = sectionFor(cues)
      if (named !== ROLE.aside) section = named
      roles[index] = named
    } else if (index > 0 && roles[index - 1] === ROLE.aside && continues(text, spans, index)) roles[index] = ROLE.aside
    else if (section === ROLE.neutral && isSilent && employer !== 0 && isAboutEmployer(text, spans, index, employer))
      roles[index] = ROLE.aside
    else if (section === ROLE.neutral && isSilent && (cues & NICE) === 0 && skills > 0 && isAboutOthers(text, spans, index))
      roles[index] = ROLE.aside
    else if ((cues & CHECKED) === 0 || section === ROLE.aside || (skills === 0 && (cues & ASKING) === 0))
      roles[index] = roleIn(section, cues)
    else
      roles[index] = roleIn(
        section,
        resolveCues(
          text.slice(spans.from[index], spans.to[index]),
          cues,
          startsWithPreference(text, spans, hits, index),
          isBelowHeading,
        ),
      )
    sections[index] = section
  }
}

/** A paragraph after a list with bullets is no part of it: a heading that is not known ends the section before it. */
function leavesList(text: string, spans: Spans, index: number): boolean {
  if (index === 0 || ((spans.marks[index] as number) & MARK.startsLine) === 0) return false
  const before = text.slice(spans.to[index - 1], spans.from[index])
  if (before.indexOf('\n') === before.lastIndexOf('\n')) return false
  return isBulleted(text, spans, index - 1) && !isBulleted(text, spans, index)
}
const isBulleted = (text: string, spans: Spans, index: number) =>
  /^\s*[•*·–-]/.test(text.slice(spans.from[index], spans.starts[spans.firstWord[index] as number]))

/** A line that goes on with the sentence of the line before: texts are copied with their line breaks. */
function continues(text: string, spans: Spans, index: number): boolean {
  if (((spans.marks[index] as number) & MARK.startsLine) === 0) return false
  const first = text.charCodeAt(spans.starts[spans.firstWord[index] as number] as number)
  if (first < SMALL_A || first > SMALL_Z || spans.starts[spans.firstWord[index] as number] !== spans.from[index]) return false
  const before = text.slice(Math.max(0, (spans.to[index - 1] as number) - 2), spans.to[index - 1])
  return !/[.!?:;]\s*$/.test(before)
}
const SMALL_A = 97
const SMALL_Z = 122

/** "C++ and embedded systems Desirable: UML": lines that were glued together, of which the last are wishes. */
function startsWishes(text: string, spans: Spans, hits: Hits, index: number): boolean {
  const word = (hits.niceAt[index] as number) - 1
  const start = spans.starts[word] as number
  const first = text.charCodeAt(start)
  if (word - (spans.firstWord[index] as number) < WORDS_BEFORE_WISHES || first < CAPITAL_A || first > CAPITAL_Z) return false
  const last = Math.min(word + WISH_WORDS, spans.firstWord[index + 1] as number)
  for (let next = word; next < last; next++)
    if (text.charCodeAt(spans.ends[next] as number) === COLON) {
      hits.prefersFrom[index] = word + 1
      return true
    }
  return false
}
const WORDS_BEFORE_WISHES = 4
const WISH_WORDS = 3
const CAPITAL_A = 65
const CAPITAL_Z = 90
const COLON = 58

/** A wish in a clause of its own: "Fluent English; German is a plus", "Excel, a second language would be an asset". */
const OWN_CLAUSE =
  /^(?:la|le|les|l'|une?|an?|any|knowledge|experience|further|additional|another|other|weitere|eine?|[a-zß-ɏ]+ (?:is|are|would|will|ist|sind|est|serait|är|será)\b)/i

/** Limits a wish to the clause that states it, and says whether another clause stands before it. */
function limitWish(text: string, spans: Spans, hits: Hits, index: number): boolean {
  const from = spans.from[index] as number
  const said = text.slice(from, Math.min(spans.starts[(hits.niceAt[index] as number) - 1] as number, from + POINT_MAX_LENGTH))
  const semicolon = said.lastIndexOf('; ')
  const comma = said.lastIndexOf(', ')
  const isClause = comma > semicolon && OWN_CLAUSE.test(text.slice(from + comma + 2, from + comma + 2 + MAX_HEADING_LENGTH))
  const start = from + (isClause ? comma : semicolon)
  if (start < from) return false
  let word = spans.firstWord[index] as number
  while ((spans.starts[word] as number) < start) word++
  if (hits.prefersFrom[index] === 0) hits.prefersFrom[index] = word + 1
  return true
}

/** Cues that are ambiguous and need a second look at the sentence. */
const CHECKED = NICE | NEGATION | US | PREFER
/** "Ideally you have" makes the whole sentence a preference; "5 years, ideally in sales" does not. */
const PREFERENCE_WORDS = 3
const startsWithPreference = (text: string, spans: Spans, hits: Hits, index: number) => {
  const from = hits.prefersFrom[index] as number
  const before = from - 1 - (spans.firstWord[index] as number)
  if (from === 0 || before >= PREFERENCE_WORDS) return false
  return before === 0 || !/[,;]/.test(text.slice(spans.from[index], spans.starts[from - 1]))
}

/**
 * A preference in brackets covers only the brackets; "not required" requires nothing; a sentence about "us" that does not address the
 * reader requires nothing.
 */
function resolveCues(sentence: string, cues: number, startsWithPreference: boolean, isBelowHeading: boolean): number {
  let resolved = startsWithPreference ? (cues | NICE) & ~MUST : cues
  if ((cues & NICE) !== 0 && sentence.includes('(') && !NICE_WORDS.test(withoutBrackets(sentence))) resolved &= ~NICE
  if ((cues & NEGATION) !== 0 && NOT_REQUIRED.test(sentence))
    resolved = (resolved & NICE) !== 0 ? resolved & ~MUST : resolved | ASIDE
  if (
    (cues & US) !== 0 &&
    (cues & MUST) === 0 &&
    (isBelowHeading ? WE : NOT_BULLETED).test(sentence) &&
    !ADDRESSES_READER.test(sentence)
  )
    resolved |= ASIDE
  return resolved
}

const NICE_WORDS = wordsOf(CUE_WORDS.nice)
const PREFERENCE_ONLY = /^\((?:not (?:required|essential|necessary)|optional|preferred|desirable|a plus|nice to have|bonus)\)$/i
/** Removes each text in brackets that says more than "(preferred)". */
function withoutBrackets(sentence: string): string {
  const kept: string[] = []
  let at = 0
  for (let open = sentence.indexOf('('); open >= 0; open = sentence.indexOf('(', at)) {
    const close = sentence.indexOf(')', open)
    if (close < 0) break
    const inBrackets = sentence.slice(open, close + 1)
    kept.push(sentence.slice(at, open), PREFERENCE_ONLY.test(inBrackets) ? inBrackets : ' ')
    at = close + 1
  }
  return kept.join('') + sentence.slice(at)
}
const NOT_REQUIRED =
  /(?:\b(?:no|not(?! only)|without|kein[\wÀ-ÿ]*|nicht|pas|aucune?)\b|n['’]t\b)[^.;,:]{0,50}\b(?:required?|needed|need|necessary|essential|mandatory|prerequisite|erforderlich|notwendig|nötig|Voraussetzung|nécessaire|obligatoire|exigée?|requise?)\b/i
/** Below a heading, only a sentence that starts like this is about the company: "Support our customers" is a duty. */
const WE =
  /^\s*(?:we|wir|nous|our (?:client|company|mission|vision)|at [A-Z]\S*,? we)\b|^\s*\S+(?: \S+)? (?:is|are) (?:committed|dedicated) to\b/i
function sectionFor(cues: number): Role {
  if ((cues & (HEAD_NICE | NICE)) !== 0) return ROLE.nice
  if ((cues & HEAD_MUST) !== 0) return ROLE.must
  return (cues & HEAD_DUTY) !== 0 ? ROLE.neutral : ROLE.aside
}

function roleIn(section: Role, cues: number): Role {
  const saysMust = (cues & MUST) !== 0
  const saysNice = (cues & NICE) !== 0
  if (section === ROLE.aside || (cues & ASIDE) !== 0 || (section === ROLE.neutral && (cues & BENEFIT) !== 0)) return ROLE.aside
  if (saysNice && !saysMust) return ROLE.nice
  if (section === ROLE.nice) return ROLE.nice
  return saysMust ? ROLE.must : section
}
