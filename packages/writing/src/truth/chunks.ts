import type { Entry } from '#facts/facts'
import { ASSIST_BASES, isNeutral, LEAD_BASES, VERB_BASES, WEAK_BASES } from '#facts/segments'
import type { Word } from '#text/words'
import { CERTIFICATE_WORDS, SUBJECT } from './cues.ts'
import type { NameHit } from './names.ts'

export type VerbKind = 'assist' | 'lead' | 'do' | 'weak'
export type Verb = { word: Word; kind: VerbKind }
export type Chunk = {
  words: Word[]
  /** By index in `words`: the employer that a word belongs to. */
  names: (NameHit | undefined)[]
  /** Own or inherited from the chunk before. */
  verb: Verb | null
  hasSubject: boolean
  /** A role: "as a nurse". */
  isRole: boolean
  employers: readonly Entry[]
  namesEmployer: boolean
  namesPosting: boolean
}

const SPLITTERS = new Set(
  'and or but while where which who whereas because so after before plus when if although though until unless then'.split(' '),
)
const BREAK = /[,;:()[\]–—"“”|•]|\s-\s|\.\s/
const AFTER_AS = new Set('a an the my your our lead head chief senior junior'.split(' '))

/** Splits a sentence into passages with one verb each. */
export function splitChunks(words: readonly Word[], hits: readonly NameHit[]): Chunk[] {
  const nameAt: (NameHit | undefined)[] = []
  for (const hit of hits) for (let index = hit.from; index < hit.to; index++) nameAt[index] = hit
  const chunks: Chunk[] = []
  let from = 0
  for (let index = 1; index <= words.length; index++) {
    if (index < words.length && !startsChunk(words, index, nameAt)) continue
    chunks.push(toChunk(words.slice(from, index), nameAt.slice(from, index), isRoleAt(words, from), chunks.at(-1)))
    from = index
  }
  chunks.forEach((chunk, index) => {
    const next = chunks[index + 1]
    if (next?.hasSubject && isAdverbial(chunk)) chunk.verb = next.verb
  })
  spreadEmployers(chunks)
  return chunks
}

/** "…, and on night shutdowns I lead": belongs to the verb after it. */
const isAdverbial = ({ words, hasSubject }: Chunk) =>
  !hasSubject &&
  SPLIT_BEFORE.has(words[0]?.text ?? '') &&
  /^(?:on|in|at|for|during|as|with|from|since|under)$/.test(words[1]?.text ?? '') &&
  !words.some(({ text }) => /(?:ed|ing)$/.test(text))

function startsChunk(words: readonly Word[], index: number, nameAt: readonly (NameHit | undefined)[]): boolean {
  const word = words[index] as Word
  if (nameAt[index] && nameAt[index] === nameAt[index - 1]) return false
  if (word.text === 'and' && (isHalf(words, index) || (isNumberWord(words[index - 1]) && isNumberWord(words[index + 1]))))
    return false
  if (word.text === 'to' && nameAt[index - 1] && nameAt.slice(index + 1).some(Boolean)) return true
  if (word.text === 'that' && isResult(words[index + 1])) return true
  if (BREAK.test(word.before) || SPLITTERS.has(word.text) || SUBJECT.has(word.text) || word.text === 'having')
    return !SPLITTERS.has(words[index - 1]?.text ?? '') || BREAK.test(word.before)
  return isRoleAt(words, index)
}

/** "A plan that cut the time": what a thing did, not the person. */
const isResult = (word: Word | undefined) =>
  word !== undefined &&
  VERB_BASES.has(word.base) &&
  !ASSIST_BASES.has(word.base) &&
  !WEAK_BASES.has(word.base) &&
  (word.base !== word.text.replace(/e$/, '') || word.text === 'cut')

const isHalf = (words: readonly Word[], index: number) =>
  /^an?$/.test(words[index + 1]?.text ?? '') && words[index + 2]?.text === 'half'
const isNumberWord = (word: Word | undefined) =>
  word !== undefined &&
  /^(?:hundred|thousand|million|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)$/.test(word.text)

/** "As line cook I ran". */
const isSubjectNear = (words: readonly Word[], index: number) =>
  words.slice(index + 2, index + 6).some(({ text }) => SUBJECT.has(text))

const isRoleAt = (words: readonly Word[], index: number) => {
  const next = words[index + 1]
  return (
    words[index]?.text === 'as' &&
    next !== undefined &&
    words[index - 1]?.text !== 'well' &&
    (AFTER_AS.has(next.text) || next.isCapital || isSubjectNear(words, index)) &&
    !SUBJECT.has(next.text)
  )
}

function toChunk(words: Word[], names: (NameHit | undefined)[], isRole: boolean, before: Chunk | undefined): Chunk {
  const hasSubject = words.some(({ text }) => SUBJECT.has(text))
  const own = isAboutOthers(words, before) ? null : findVerb(words, names, before)
  const isClause = words.some(({ text }) => /^(?:is|are|was|were)$/.test(text))
  const isContinued =
    before !== undefined &&
    !hasSubject &&
    !isRole &&
    !isClause &&
    !isAboutOthers(words, before) &&
    !hasOtherSubject(words) &&
    !isAdjective(words, 0) &&
    !/^(?:after|before|because|if|although|when|while|until)$/.test(words[0]?.text ?? '')
  return {
    words,
    names,
    verb: own ?? (isContinued ? before.verb : null),
    hasSubject,
    isRole,
    employers: [...new Set(names.flatMap((hit) => hit?.entries ?? []))],
    namesEmployer: names.some((hit) => hit && !hit.isPosting),
    namesPosting: names.some((hit) => hit?.isPosting === true),
  }
}

/** "…, and my team reached two finals". */
const hasOtherSubject = (words: readonly Word[]) =>
  /^(?:my|our|its|their)$/.test(words[SPLIT_BEFORE.has(words[0]?.text ?? '') ? 1 : 0]?.text ?? '') &&
  words.slice(2).some(({ text }) => /^(?:reached|grew|rose|fell|went|became|came|dropped|stayed)$/.test(text))

/** "Engineers who design robots": the achievement of others. */
const isAboutOthers = (words: readonly Word[], before: Chunk | undefined) =>
  (words[0]?.text === 'that' && isResult(words[1])) ||
  (words[0]?.text === 'who' && /[a-z][^s]s$/.test(before?.words.at(-1)?.text ?? ''))

const BEFORE_VERB = new Set(
  `i i've i'd i'll and or but have has had having was were been be is are am to not also then now who which where that always often usually regularly currently never successfully
  personally recently previously both mainly mostly gladly myself first later they he she we can could will would may might`.split(
    /\s+/,
  ),
)
const BEFORE_GERUND = new Set(
  'of in with for by from after before while about on through me us them enjoy started like including'.split(' '),
)

/** The first word that is used as a verb. A verb of helping governs the others. */
function findVerb(words: readonly Word[], names: readonly (NameHit | undefined)[], before: Chunk | undefined): Verb | null {
  let found: Verb | null = null
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    if (names[index]) continue
    const previous = words[index - 1]?.text
    const isInflected =
      /(?:ed|ing)$/.test(word.text) ||
      word.raw.includes(' ') ||
      (word.base !== word.text && VERB_BASES.has(word.base) && !word.text.endsWith('s'))
    const isVerbPlace =
      previous === undefined || SPLIT_BEFORE.has(previous)
        ? isInflected || before?.verb != null || (previous !== undefined && SUBJECT.has(previous))
        : BEFORE_VERB.has(previous) ||
          (previous.endsWith('ly') && !/^(?:daily|weekly|monthly|yearly|quarterly|early|only)$/.test(previous)) ||
          (word.text.endsWith('ing') && BEFORE_GERUND.has(previous))
    if (!isVerbPlace || isAdjective(words, index) || isCompound(words, index)) continue
    const named = kindOf(word, previous)
    if (!named) continue
    // "We switched" tells of a team's work: the person took part.
    const kind =
      named === 'do' && previous === 'we'
        ? 'assist'
        : words[index + 1]?.text === 'me' || isWay(word, words[index + 1]) || isTraineeship(word, words[index + 1])
          ? 'weak'
          : named
    if (kind === 'assist') return { word, kind }
    if (!found || (found.kind === 'weak' && kind !== 'weak')) found = { word, kind }
  }
  return found
}
/** "Failed releases fell": the first word describes the second. */
const isAdjective = (words: readonly Word[], index: number) =>
  index === 0 &&
  /ed$/.test(words[0]?.text ?? '') &&
  words.slice(1, 4).some(({ text }) => /^(?:fell|rose|dropped|went|came|declined|grew|climbed|are|were|is|was)$/.test(text))
/** "My path led from A to B". */
export const isWay = ({ text }: Word, next: Word | undefined) => text === 'led' && /^(?:from|to|me|us)$/.test(next?.text ?? '')
/** "Family-owned": no achievement. "Co-led" is one. */
export const isCompound = (words: readonly Word[], index: number) =>
  words[index]?.before === '-' && !/^(?:co|re)$/.test(words[index - 1]?.text ?? '')
/** "Trained at" tells of learning, "trained nurses" of teaching. */
const isTraineeship = ({ text }: Word, next: Word | undefined) =>
  text === 'trained' && (next === undefined || /^(?:at|in|as|with)$/.test(next.text))

const SPLIT_BEFORE = new Set(['and', 'or', 'but'])

function kindOf(word: Word, previous: string | undefined): VerbKind | undefined {
  if (ASSIST_BASES.has(word.base)) return 'assist'
  if (LEAD_BASES.has(word.base)) return 'lead'
  if (WEAK_BASES.has(word.base)) return 'weak'
  if (CERTIFICATE_WORDS.has(word.text)) return 'weak'
  if (VERB_BASES.has(word.base)) return 'do'
  const isAfterSubject = previous !== undefined && /^(?:i|i've|have|has|had|having)$/.test(previous)
  const isPast = /[a-z]ed$/.test(word.text) && (previous === undefined || /^(?:and|or|was|were|been)$/.test(previous))
  return !isNeutral(word) && !isNumberWord(word) && /^[a-z]+$/.test(word.text) && (isAfterSubject || isPast) ? 'do' : undefined
}

/** A chunk without an employer belongs to the one named before it in the sentence, else to the first one named. */
function spreadEmployers(chunks: Chunk[]) {
  const first = chunks.find((chunk) => chunk.namesEmployer && !isOtherTime(chunk))
  let current = first?.employers ?? []
  for (const chunk of chunks) {
    if (chunk.namesEmployer) current = chunk.employers
    // "Before I turned to teaching" tells of another time.
    else if (!isOtherTime(chunk)) chunk.employers = current
  }
}
const isOtherTime = ({ hasSubject, words }: Chunk) => hasSubject && /^(?:before|after)$/.test(words[0]?.text ?? '')
