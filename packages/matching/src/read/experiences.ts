import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { withoutOtherExperience } from '#read/kinds/other-experience'
import { readSubject, type Subject } from '#read/kinds/subject'
import { type Clause, readClauses } from '#read/sentence/clauses'
import { HINT, hintsOf } from '#read/text/hints'
import { ROLE, type Role } from '#read/text/role'
import type { Spans } from '#spans'
import { cueBit } from '#tables/vocabulary'
import { type ParsedPosting, textRoles } from './posting.ts'
import { plainWords, withoutBullet } from './posting-requirements.ts'

/** Experience that a posting asks for without a number of years. */
export type AskedExperience = { sentence: number; nice: boolean; value: Subject }

const MAX_EXPERIENCES = 30
const EXPERIENCE = cueBit('experience')
const ASIDE = cueBit('aside') | cueBit('benefit')
/** "Comfortable working in a team" and "hands-on mentality" name a way of working, and "working knowledge of Java" a skill. */
const NAMES_EXPERIENCE =
  /experi|expéri|erfahr|praxis|ervaring|esperienz|doświadcz|erfarenhet|vivência|background|track record|\bskilled|\b(?:have|has|having) (?:\w+ )?(?:led|managed|worked|run)\b|\bworked (?:as|in|for|with)\b|\bexp\b|\bpqe\b/i
const OTHER = cueBit('years') | cueBit('degree') | cueBit('check')

/** Only the details of a job tell these, so that they are read from the text then: they change no score. */
export function readExperiences({ text, job, requirements }: ParsedPosting): AskedExperience[] {
  const { spans, hits, roles } = textRoles(text, job.company)
  const { years, degrees, duties } = requirements
  const checks = duties.filter(({ value }) => value.name === 'check')
  const known = new Set([...years, ...degrees, ...checks].map(({ sentence }) => sentence))
  const asked: AskedExperience[] = []
  const told = new Set<string>()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence] as Role
    if ((cues & EXPERIENCE) === 0 || role === ROLE.heading || known.has(sentence)) continue
    // "Several years of experience": there is no number that another reader may have had its reasons to leave.
    if ((cues & OTHER) !== 0 && hasNumber(text, spans, sentence) && !isOfMonths(text, spans, sentence)) continue
    if ((role === ROLE.aside && (cues & ASIDE) !== 0) || asked.length >= MAX_EXPERIENCES) continue
    const start = spans.from[sentence] as number
    const to = Math.min(spans.to[sentence] as number, start + POINT_MAX_LENGTH)
    const words = plainWords(text.slice(start, to))
    // Sources list the requirements of the description a second time.
    const statement = withoutBullet(words)
    if (told.has(statement)) continue
    told.add(statement)
    const said = withoutOtherExperience(words)
    if (!NAMES_EXPERIENCE.test(said) || OTHER_WAY.test(said)) continue
    const preferred = role === ROLE.nice ? 0 : (hits.prefersFrom[sentence] as number)
    const cut = preferred > 0 ? Math.min((spans.starts[preferred - 1] as number) - start, words.length) : 0
    for (const part of piecesOf(words, cut).flatMap((piece) => partsOf(piece, words, said))) {
      const opens = role === ROLE.neutral && part.from === 0 && OPENS_WITH_EXPERIENCE.test(said.slice(0, part.to))
      const strength = strengthIn(opens ? ROLE.must : role, part.modality)
      const value = strength.isAsked ? readSubject(text, spans, hits, sentence, start + part.from, start + part.to) : undefined
      if (value) asked.push({ sentence, nice: strength.nice, value })
    }
  }
  return asked
}

/** "Alternatively, experience in sales": another way to what the line before asks for. */
const OTHER_WAY = /^[^\p{L}]*(?:alternativ\p{L}*|ersatzweise|or|oder|ou|sinon|o bien|eller)(?!\p{L})/iu

/** "A term of 18 months; experience in sales": no number of years is read, so that its experience is. */
function isOfMonths(text: string, spans: Spans, sentence: number): boolean {
  const from = spans.from[sentence] as number
  const said = text.slice(from, Math.min(spans.to[sentence] as number, from + POINT_MAX_LENGTH))
  return MONTHS.test(said) && !YEARS.test(said)
}
const MONTHS = /months|Monate|mois|meses|mesi|maanden/i
const YEARS = /year|yrs|Jahr|(?<![a-zß-ɏ])(?:ans?|anos?|jaar|lata?|års?)(?![a-zß-ɏ])|année|años?|ann[io](?![a-zß-ɏ])/i

function hasNumber(text: string, spans: Spans, sentence: number): boolean {
  if ((hintsOf(spans, sentence) & HINT.number) !== 0) return true
  const from = spans.from[sentence] as number
  return /\d/.test(text.slice(from, Math.min(spans.to[sentence] as number, from + POINT_MAX_LENGTH)))
}

/** A line that begins with the experience asks for it without a heading, too: "Experiência na função", "Ter experiência em solda". */
const OPENS_WITH_EXPERIENCE =
  /^[^\p{L}\p{N}]*(?:(?:ter|possuir|tener|poseer|contar con|avoir|justifier d['’]une|ha|du har|have|mit) )?(?:(?:previous|prior|proven|relevant|strong|solid|extensive|significant|practical|hands-on|first|erste|fundierte|mehrjährige|langjährige|praktische|nachweisbare|einschlägige|première|bonne|solide|minst \p{N}+ års) ){0,2}(?:experience (?:in|with|of|as|working|using|managing)|(?:Berufs)?Erfahrung(?:en)? (?:in|im|mit|als|bei)|expérience (?:dans|en|de|avec|comme)|experiencia (?:en|con|de|como|previa|laboral|m[ií]nima)|experiência (?:na|no|em|com|como|de|prévia|comprovada|anterior|mínima)|erfarenhet (?:av|inom|från|som)) \p{L}/iu

/** What its own words say counts before the section. */
function strengthIn(role: Role, modality: Clause['modality']): { isAsked: boolean; nice: boolean } {
  const isInList = role === ROLE.must || role === ROLE.nice
  if (modality === 'negated' || modality === 'offered') return { isAsked: false, nice: false }
  if (modality === 'wish') return { isAsked: role !== ROLE.aside, nice: true }
  return { isAsked: isInList || modality === 'must', nice: role === ROLE.nice }
}

type Piece = { from: number; to: number }

/** "In similar roles, ideally in a firm": what is before is asked for. A preference that ends the sentence speaks of all of it. */
function piecesOf(words: string, cut: number): Piece[] {
  const whole = { from: 0, to: words.length }
  if (cut === 0 || !PREFERS_WHAT_FOLLOWS.test(words.slice(cut))) return [whole]
  return [
    { from: 0, to: cut },
    { from: cut, to: words.length },
  ]
}

/** Some words must follow. */
const PREFERS_WHAT_FOLLOWS =
  /^(?:ideally|preferably|idealerweise|vorzugsweise|bevorzugt|idéalement|de préférence|idealmente|preferiblemente|preferentemente|preferencialmente|de preferenc?ia|de preferência|gärna|helst|bij voorkeur|liefst|preferibilmente) \p{L}+[^\p{L}]+\p{L}/iu

/** The clauses that name experience, and in a long one the part that does: a glued line names much else. */
function partsOf({ from, to }: Piece, words: string, said: string): Clause[] {
  return readClauses(words.slice(from, to))
    .map((one) => ({ ...one, from: one.from + from, to: Math.min(one.to + from, to) }))
    .map((one) => ({ ...one, to: Math.min(one.to, endOfMatter(words, one.from, one.to)) }))
    .flatMap((one) => (one.to - one.from > LONG ? stretches(words, one) : [one]))
    .filter((one) => NAMES_EXPERIENCE.test(said.slice(one.from, one.to)))
}
const LONG = 200

/** "Experience in trade or logistics, and you like to learn": a clause with a subject of its own says nothing of the experience. */
function endOfMatter(words: string, from: number, to: number): number {
  const said = words.slice(from, to)
  const experience = said.search(NAMES_EXPERIENCE)
  const next = experience < 0 ? -1 : said.slice(experience).search(NEXT_SUBJECT)
  return next < 0 ? words.length : from + experience + next
}
const NEXT_SUBJECT =
  /,? (?:and|und|et|y|e) (?:you|Sie|du|vous|tu|usted|você)(?![a-zß-ɏ])|, (?:alors|so you|dann (?:bist|sind))(?![a-zß-ɏ])/i

function stretches(words: string, { from, to, modality }: Clause): Clause[] {
  const parts: Clause[] = []
  let start = from
  for (const { index, 0: mark } of words.slice(from, to).matchAll(/;|\s-{1,2}\s?|\.\s|[–—:]/g)) {
    parts.push({ from: start, to: from + index, modality })
    start = from + index + mark.length
  }
  return [...parts, { from: start, to, modality }]
}
