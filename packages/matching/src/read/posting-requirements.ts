import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { type Clause, clausesOf } from '#read/sentence/clauses'
import { isAddressed, strengthOf } from '#read/sentence/strength'
import { readTwist } from '#read/sentence/twist'
import { hintsAt, hintsOf } from '#read/text/hints'
import { ROLE, type Role } from '#read/text/role'
import type { Hits } from '#read/text/scan'
import type { Spans } from '#spans'
import { cueBit, vocabulary } from '#tables/vocabulary'
import { noRequirements, type Requirements } from './conditions.ts'
import { READ, READ_ALWAYS, READ_IF_ASKED, READ_LEGAL, readClause, readLegal } from './statements.ts'

const MUST = cueBit('must') | cueBit('firm')
/** A sentence with one of these may ask for something wherever it stands. */
const FIRM = MUST | cueBit('nice') | cueBit('prefer')
const NO_ASK = cueBit('aside') | cueBit('benefit')
/** A line that names a right to work and little else asks for it. */
const SHORT = 60

/** Reads only the sentences with a cue word, each clause by clause. */
export function readRequirements(text: string, spans: Spans, hits: Hits, roles: Uint8Array, sections: Uint8Array): Requirements {
  const requirements = noRequirements()
  const licensed = sentencesWithLicence(hits)
  let nextLicensed = 0
  const told = new Set<string>()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence] as Role
    while (nextLicensed < licensed.length && (licensed[nextLicensed] as number) < sentence) nextLicensed++
    const isLicensed = licensed[nextLicensed] === sentence
    if (role === ROLE.heading || ((cues & READ) === 0 && !isLicensed)) continue
    const from = spans.from[sentence] as number
    const hints = hintsOf(spans, sentence)
    const words = plainWords(text.slice(from, Math.min(spans.to[sentence] as number, from + POINT_MAX_LENGTH)))
    // A paper or a language that nothing asks for.
    const isOpen = role === ROLE.neutral || role === ROLE.aside || role === ROLE.usual
    const twist = readTwist(words, hints, hintsAt(spans, spans.firstWord[sentence] as number))
    if (twist === 'told') continue
    const isSupposed = twist === 'supposed'
    const { clauses, isRefusal } = clausesOf(words, (cues & MUST) !== 0, isSupposed, hints)
    if (isOpen && (cues & (READ_ALWAYS | FIRM)) === 0 && !clauses.some(asks) && !isAddressed(words, hints)) continue
    // Sources list the requirements of the description a second time.
    const statement = `${role} ${withoutBullet(words)}`
    if (told.has(statement)) continue
    told.add(statement)
    const read = { text, spans, hits, sentence, words, cues, hints, isLicensed, isRefusal, isSupposed, requirements }
    const isMixed = clauses.length > 1
    const isFirm = clauses.some(({ modality }) => modality === 'must')
    const isWish = !isFirm && clauses.some(({ modality }) => modality === 'wish')
    const isPlain = isFirm || words.length <= SHORT || role === ROLE.must || role === ROLE.nice
    const isSpared = clauses.every(({ modality }) => modality === 'negated')
    if ((cues & READ_LEGAL) !== 0)
      readLegal(read, words, { isWish, isAsked: isPlain || isAddressed(words, hints), isRefusal, isSpared })
    const mayAsk = isLicensed || (cues & READ_IF_ASKED) !== 0
    const isAside = (cues & NO_ASK) !== 0 || role === ROLE.aside
    for (const { from: start, to: end, modality } of clauses) {
      const said = isMixed ? words.slice(start, end) : words
      const isOther = isAside && (modality !== 'must' || (cues & NO_ASK) !== 0)
      const strength = strengthOf(modality, role, sections[sentence] as Role, isMixed, isOther, mayAsk ? said : '', hints)
      readClause(read, { said, from: from + (isMixed ? start : 0), role, modality, isPart: isMixed, ...strength })
    }
  }
  return requirements
}

const asks = ({ modality }: Clause) => modality === 'must' || modality === 'wish'

/** The sentences that name a known licence, in their order. */
function sentencesWithLicence(hits: Hits): number[] {
  const { licences } = vocabulary()
  const sentences: number[] = []
  for (let hit = 0; hit < hits.skills; hit++)
    if (licences[hits.skillIds[hit] as number] === 1) sentences.push(hits.skillSentences[hit] as number)
  return sentences
}

/** The same statement may be a point of one list and a line of another. */
export const withoutBullet = (words: string) => words.replace(/^[\s•·*–—-]+/, '').trimEnd()

const UNEVEN = /[^\S ]/
/** Plain blanks and straight quotes, each at its place. What follows in an overlong sentence is ignored, so that no pattern sees a long text. */
export function plainWords(text: string): string {
  const cut = text.slice(0, POINT_MAX_LENGTH)
  const even = UNEVEN.test(cut) ? cut.replace(/\s/g, ' ') : cut
  return even.includes('’') ? even.replaceAll('’', "'") : even
}
