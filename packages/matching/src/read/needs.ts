import { MAX_SKILLS_PER_SENTENCE, NEED_WEIGHTS } from '#constants'
import { memo } from '#memo'
import { NOT_BULLETED } from '#read/text/about-others'
import { HINT, hintsOf } from '#read/text/hints'
import { ROLE } from '#read/text/role'
import { type Hits, hasLevel, LEVEL_LENGTH } from '#read/text/scan'
import { type Spans, stemOf } from '#spans'
import { cueBit, vocabulary } from '#tables/vocabulary'
import { termsOfWord } from '#terms'
import { readAlternatives } from './alternatives.ts'
import { isOnlyNamed } from './asked-skills.ts'

/** Sentence index that stands for the title. */
export const TITLE_SENTENCE = -2

/**
 * A skill that a posting asks for, its weight, and the sentence it is taken from. Of the needs of one group, if not 0, one is enough.
 * `isNamed`: it is part of the work or of other prose, and nothing asks for it.
 */
export type Need = { skill: number; weight: number; nice: boolean; isNamed: boolean; sentence: number; group: number }
/** A skill of the title; `isNamed`: whoever is hired learns it, or it is the employer's. */
export type TitleSkill = { skill: number; isNamed: boolean }
/** By skill id: its position in the list of needs, plus one. Reused; cleared after each posting. */
const places = { list: new Int16Array(0) }

/** `needs`: the skills that a text asks for; `named`: all that it mentions, asides included. */
export function readNeeds(
  text: string,
  spans: Spans,
  hits: Hits,
  roles: Uint8Array,
  titleSkills: readonly TitleSkill[],
  company: string,
): { named: number[]; needs: Need[] } {
  const { skills, skillWeights } = vocabulary()
  if (places.list.length === 0) places.list = new Int16Array(skills.length)
  const place = places.list
  const needs: Need[] = []
  for (const { skill, isNamed } of titleSkills) {
    // "Registered Nurse" in the title is compared as a title, not required as a licence.
    const weight = skills[skill]?.kind === 'licence' ? 0 : (skillWeights[skill] as number) * NEED_WEIGHTS.must
    if (place[skill] === 0) place[skill] = needs.push({ skill, weight, nice: false, isNamed, sentence: TITLE_SENTENCE, group: 0 })
  }
  countSkills(hits, roles.length)
  const groups = readAlternatives(text, spans, hits)
  const employer = stemsOfName(company)
  looked.sentence = -1
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    if (employer.size > 0 && isWithinName(spans, hits, hit, employer)) continue
    const sentence = hits.skillSentences[hit] as number
    const role = roles[sentence]
    const preferredFrom = hits.prefersFrom[sentence] as number
    // A clause that is a wish may begin with its skill: "SQL; Docker is a plus".
    const nice = role === ROLE.nice || (preferredFrom > 0 && (hits.skillWords[hit] as number) >= preferredFrom - 1)
    const weight =
      role === ROLE.aside || isOnlyNamed(text, spans, hits, hit, role as number)
        ? 0
        : roundToThousandths(
            Math.min(1, MAX_SKILLS_PER_SENTENCE / (skillCounts.list[sentence] as number)) *
              (skillWeights[skill] as number) *
              (role === ROLE.must || nice ? NEED_WEIGHTS.must : NEED_WEIGHTS.neutral),
          )
    const known = needs[(place[skill] as number) - 1]
    // "We look for a Registered Nurse" only repeats the title.
    if (known?.sentence === TITLE_SENTENCE && known.weight === 0 && role === ROLE.neutral) continue
    const isNamed =
      !nice &&
      weight > 0 &&
      (role === ROLE.usual || (mayBeNamed(role, hits, spans, sentence, skill) && !asksFor(text, spans, hits, hit, skill)))
    if (known === undefined) place[skill] = needs.push({ skill, weight, nice, isNamed, sentence, group: groups[hit] as number })
    else if (isStronger({ weight, nice, isNamed }, known)) {
      known.weight = weight
      known.nice = nice
      known.isNamed = isNamed
      known.sentence = sentence
      known.group = groups[hit] as number
    }
  }
  const named: number[] = []
  for (const { skill } of needs) {
    named.push(skill)
    place[skill] = 0
  }
  const asked = needs.filter(({ weight }) => weight > 0)
  const listed = asked.filter((need) => isFirm(need, roles) && skills[need.skill]?.kind !== 'soft').length
  // A posting that lists what it requires asks for nothing in its prose.
  return {
    named,
    needs:
      listed < LISTED
        ? asked
        : asked.filter(
            (need) => isFirm(need, roles) || roles[need.sentence] === ROLE.usual || !isProse(text, spans, need.sentence),
          ),
  }
}

/** So many skills in its lists, and a posting has said what it requires. */
const LISTED = 4
const isFirm = ({ sentence, nice }: Need, roles: Uint8Array) =>
  nice || sentence === TITLE_SENTENCE || roles[sentence] === ROLE.must
const isProse = (text: string, spans: Spans, sentence: number) =>
  NOT_BULLETED.test(text.slice(spans.from[sentence], (spans.from[sentence] as number) + LINE_START))
const LINE_START = 20

const stemsOfName = memo((company) => new Set(termsOfWord(company).map(stemOf)))

/** "Summit Consulting": in an employer's name of several words no word is a skill. */
function isWithinName(spans: Spans, hits: Hits, hit: number, employer: ReadonlySet<number>): boolean {
  const first = hits.skillWords[hit] as number
  const end = hits.skillEnds[hit] as number
  for (let word = first; word < end; word++) if (!employer.has(spans.stems[word] as number)) return false
  // "Do not call Acme": an employer that bears the name of its product.
  if (employer.size === 1) return true
  const [from, to] = [
    spans.firstWord[hits.skillSentences[hit] as number] as number,
    spans.firstWord[(hits.skillSentences[hit] as number) + 1] as number,
  ]
  return (
    (first > from && employer.has(spans.stems[first - 1] as number)) || (end < to && employer.has(spans.stems[end] as number))
  )
}

/** The precision that packed facts keep. */
const roundToThousandths = (weight: number) => Math.round(weight * 1000) / 1000

/** Skills per sentence. Reused for the next posting. */
const skillCounts = { list: new Uint16Array(0) }

function countSkills(hits: Hits, sentences: number) {
  if (skillCounts.list.length < sentences) skillCounts.list = new Uint16Array(sentences * 2)
  else skillCounts.list.fill(0, 0, sentences)
  for (let hit = 0; hit < hits.skills; hit++) {
    const sentence = hits.skillSentences[hit] as number
    skillCounts.list[sentence] = (skillCounts.list[sentence] as number) + 1
  }
}

type Mention = Pick<Need, 'weight' | 'nice' | 'isNamed'>
/** A must beats a nice-to-have, and that a skill that is only named; otherwise the heavier mention counts. */
function isStronger(one: Mention, known: Mention): boolean {
  if (known.weight === 0 || one.weight === 0) return one.weight > 0
  const [rank, before] = [rankOf(one), rankOf(known)]
  return rank === before ? one.weight > known.weight : rank > before
}
const rankOf = ({ nice, isNamed }: Mention) => (isNamed ? 0 : nice ? 1 : 2)

/**
 * In prose, and in a list of requirements the name of a whole field in a sentence of its own: "Provide technical support to production".
 * A sentence about a right to work names the law of it, no skill.
 */
function mayBeNamed(role: number | undefined, { cues }: Hits, { from, to }: Spans, sentence: number, skill: number): boolean {
  if (role === ROLE.neutral) return true
  const isField = vocabulary().skills[skill]?.kind === 'field'
  if (!isField || role !== ROLE.must) return false
  return ((cues[sentence] as number) & SPONSOR) !== 0 || (to[sentence] as number) - (from[sentence] as number) > PHRASE
}
const SPONSOR = cueBit('sponsor') | cueBit('citizen')
/** A shorter line of a list of requirements is the name of what is required. */
const PHRASE = 48

/** Outside a list of requirements, words of knowing something ask for it; what somebody will do only names it. */
const KNOWS_IT =
  'experienced?|knowledge|proficien\\w+|familiar\\w*|expertise|skilled|skills?|qualif\\w+|background|fluen\\w+|Kenntnis\\w*|\\w+kenntnisse\\w*|Erfahrung\\w*|vertraut|connaissance\\w*|expérience\\w*|compétence\\w*|conocimiento\\w*|experiencia\\w*|conhecimento\\w*|experiência\\w*|kunskap\\w*|erfarenhet|kennis|ervaring|conoscenza|esperienza|znajomość|doświadczenie|stack|technologies|(?<!(?:where|as|if|the|all|any) |/)required?'
const KNOWS = new RegExp(
  `(?<![\\wÀ-ÿ])(?:${KNOWS_IT}|understanding of|ability|able to|must(?! have the right)|requires|you(?:'ll)? need|looking for(?! (?:an? |your |their )?(?:new |next |first |better )*(?:jobs?|roles?|challenges?|careers?|opportunit\\w+|positions?))|seeking|you (?:have|are(?! (?:looking|interested|ready|searching))|bring|know)|beherrsch\\w+|Umgang|[Dd]u (?:hast|bist|kannst)|Sie (?:haben|verfügen|bringen|sind|beherrschen)|maîtris\\w+|vous (?:avez|êtes|maîtrisez|justifiez)|manejo|dominio|capacidad|domínio|habilidade\\w*)(?![\\wÀ-ÿ])`,
  'i',
)
/** Behind the name of a field. "Driver pricing, and you are able to hire" asks for something else. */
const KNOWN = new RegExp(`(?<![\\wÀ-ÿ])(?:${KNOWS_IT}|requires|essential|must)(?![\\wÀ-ÿ])`, 'i')
/** So near to a skill such a word speaks of it: a long sentence names much else. */
const BEFORE = 90
const AFTER = 50

/** The sentence whose words were looked at last: it is asked for each of its skills. Forgotten before each posting. */
const looked = { sentence: -1, mayKnow: false }
function mayKnow(spans: Spans, sentence: number): boolean {
  if (looked.sentence !== sentence) {
    looked.sentence = sentence
    looked.mayKnow = (hintsOf(spans, sentence) & HINT.knows) !== 0
  }
  return looked.mayKnow
}

function asksFor(text: string, spans: Spans, { skillSentences, skillWords, skillEnds }: Hits, hit: number, skill: number) {
  const sentence = skillSentences[hit] as number
  const after = spans.ends[(skillEnds[hit] as number) - 1] as number
  if (hasLevel(text.slice(after, Math.min(after + LEVEL_LENGTH, spans.to[sentence] as number)))) return true
  if (!mayKnow(spans, sentence)) return false
  const { from, to, starts, ends } = spans
  const first = starts[skillWords[hit] as number] as number
  const last = ends[(skillEnds[hit] as number) - 1] as number
  const start = Math.max(from[sentence] as number, first - BEFORE)
  const end = Math.min(to[sentence] as number, last + AFTER)
  if (vocabulary().skills[skill]?.kind !== 'field') return KNOWS.test(text.slice(start, end))
  return KNOWS.test(text.slice(start, last)) || KNOWN.test(text.slice(first, end))
}
