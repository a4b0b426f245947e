import { GAP, readSpans, Spans } from '#spans'
import { cueBit, NO_SKILL, RULE, type Vocabulary, vocabulary } from '#tables/vocabulary'

/** Skills, title variations and cues found in a text. The arrays are reused for the next text. */
export class Hits {
  skills = 0
  skillIds = new Int16Array(0)
  skillSentences = new Int32Array(0)
  /** The index of each skill's first word. */
  skillWords = new Int32Array(0)
  /** The index of the word after each skill. */
  skillEnds = new Int32Array(0)
  variations = 0
  variationIds = new Int16Array(0)
  variationFrom = new Int32Array(0)
  variationTo = new Int32Array(0)
  /** Bit set of the cues of each sentence. */
  cues = new Int32Array(0)
  /** The index of the word after which a sentence states preferences only, plus one; 0 for none. */
  prefersFrom = new Int32Array(0)
  /** The index of the word that says that something is a wish, plus one; 0 for none. */
  niceAt = new Int32Array(0)

  reset(words: number, sentences: number) {
    this.skills = 0
    this.variations = 0
    if (this.skillIds.length < words) {
      this.skillIds = new Int16Array(words * 2)
      this.skillSentences = new Int32Array(words * 2)
      this.skillWords = new Int32Array(words * 2)
      this.skillEnds = new Int32Array(words * 2)
    }
    if (this.variationIds.length < words * 4) {
      this.variationIds = new Int16Array(words * 8)
      this.variationFrom = new Int32Array(words * 8)
      this.variationTo = new Int32Array(words * 8)
    }
    if (this.cues.length < sentences) {
      this.cues = new Int32Array(sentences * 2)
      this.prefersFrom = new Int32Array(sentences * 2)
      this.niceAt = new Int32Array(sentences * 2)
    } else {
      this.cues.fill(0, 0, sentences)
      this.prefersFrom.fill(0, 0, sentences)
      this.niceAt.fill(0, 0, sentences)
    }
  }

  addSkill(id: number, sentence: number, word: number, end: number) {
    this.skillIds[this.skills] = id
    this.skillSentences[this.skills] = sentence
    this.skillWords[this.skills] = word
    this.skillEnds[this.skills] = end
    this.skills++
  }

  isLicence(hit: number): boolean {
    return vocabulary().skills[this.skillIds[hit] as number]?.kind === 'licence'
  }

  addVariation(id: number, from: number, to: number) {
    if (this.variations === this.variationIds.length) return
    this.variationIds[this.variations] = id
    this.variationFrom[this.variations] = from
    this.variationTo[this.variations] = to
    this.variations++
  }
}

/** The most words of a phrase in the tables. */
const MAX_PHRASE_WORDS = 8
const PREFER = cueBit('prefer')
const NICE = cueBit('nice')
const spans = new Spans()
const hits = new Hits()

/** Finds skills, title variations and cue words in one pass. The result is valid until the next scan. */
export function scan(text: string): { spans: Spans; hits: Hits } {
  const words = vocabulary()
  const { table } = words
  readSpans(text, spans, table.filter)
  hits.reset(spans.words, spans.sentences)

  const { firstWord } = spans
  let sentence = 0
  let taken = 0
  for (let next = 0; next < spans.candidates; next++) {
    const index = spans.candidate[next] as number
    const root = table.rootAt(spans, index)
    if (root === 0) continue
    while (index >= (firstWord[sentence + 1] as number)) sentence++
    taken = follow(words, text, root, index, sentence, taken)
  }
  return { spans, hits }
}

/** Follows phrases from their first word: the longest skill, all variations, all cues. Returns the word where the next skill may start. */
function follow(words: Vocabulary, text: string, root: number, index: number, sentence: number, taken: number): number {
  const { table, skillAt, ruleAt, variationAt, cuesAt } = words
  const last = Math.min(spans.words, index + MAX_PHRASE_WORDS)
  let node = root
  let skill = -1
  let skillEnd = taken
  let cues = 0
  for (let end = index + 1; ; end++) {
    if (skillAt[node] !== -1 && (ruleAt[node] === RULE.always || isUsedAsSkill(words, node, text, index, end))) {
      skill = skillAt[node] as number
      skillEnd = end
    }
    if (variationAt[node] !== -1 && isVariation(words, node, text, index))
      hits.addVariation(variationAt[node] as number, index, end)
    cues |= cuesAt[node] as number
    if (end === last || spans.gaps[end] === GAP.break || !table.hasMore(node)) break
    const next = table.wordAt(spans, end)
    node = next === 0 ? 0 : table.next(node, next)
    if (node === 0) break
  }
  if (cues !== 0) {
    hits.cues[sentence] = (hits.cues[sentence] as number) | cues
    if ((cues & NICE) !== 0 && hits.niceAt[sentence] === 0) hits.niceAt[sentence] = index + 1
    if ((cues & PREFER) !== 0 && hits.prefersFrom[sentence] === 0) hits.prefersFrom[sentence] = index + 1
  }
  if (skill === -1 || index < taken) return taken
  if (skill === NO_SKILL) return skillEnd
  hits.addSkill(skill, sentence, index, skillEnd)
  return skillEnd
}

/** The skill that equals a whole text, such as an item of a skill list; context rules do not apply. */
export function skillNamed(text: string): number | undefined {
  const { table, skillAt } = vocabulary()
  readSpans(text, spans)
  let node = 0
  for (let index = 0; index < spans.words; index++) {
    const word = table.wordAt(spans, index)
    node = word === 0 ? 0 : table.next(node, word)
    if (node === 0) return undefined
  }
  const id = skillAt[node] ?? -1
  return node === 0 || id < 0 ? undefined : id
}

function isVariation({ variationRuleAt, variationWrittenAt }: Vocabulary, node: number, text: string, index: number): boolean {
  return variationRuleAt[node] !== RULE.asWritten || text.startsWith(variationWrittenAt[node] ?? '', spans.starts[index])
}

const LIST_BEFORE = ',;/(|•:&+'
const LIST_AFTER = ',;/)|•&+'
const CUE_BEFORE = new Set(
  'in with using and or like of e.g. know knows und oder mit et ou en avec plus programming language languages microsoft ms strong proficient skills basic advanced excellent good gute'.split(
    ' ',
  ),
)
const CUE_AFTER = new Set('and or programming language developer scripting code databases und oder et ou'.split(' '))

/** "Excel: advanced", "Word (nivel medio)". */
const HAS_LEVEL =
  /^ ?[:(–-] ?(?:nivel |nível |niveau |level )?(?:basic|intermediate|advanced|proficient|expert|grundkenntnisse|gute kenntnisse|sehr gut|fortgeschritten|débutant|intermédiaire|avancé|confirmé|b[áa]sico|intermedio|medio|avanzado|intermediário|médio|avançado)(?![a-zß-ɏ])/i
export const LEVEL_LENGTH = 24
export const hasLevel = (after: string) => HAS_LEVEL.test(after)

/** Whether an ambiguous word is used as the skill: "Excel" and "Go" are also verbs, "R" is also a letter. */
function isUsedAsSkill(words: Vocabulary, node: number, text: string, index: number, end: number): boolean {
  const start = spans.starts[index] as number
  const stop = spans.ends[end - 1] as number
  const rule = words.ruleAt[node]
  if (rule === RULE.afterDot) return text.charCodeAt(start - 1) === 46
  const after = text.slice(stop, stop + LEVEL_LENGTH)
  if (hasLevel(after)) return true
  if (!text.startsWith(words.writtenAt[node] ?? '', start)) return false
  const before = text.slice(Math.max(0, start - 24), start)
  const isFirst = start === 0 || /[\n.!?:•*–·-]\s*$/.test(before)
  // Patterns are asked only where they decide.
  if (rule === RULE.asWritten) return !isFirst || goesOn(after) || /^\s*(\n|$)/.test(after)
  if (!isFirst && !leadsTo(before)) return false
  if (/^[-–'’.]\p{L}/u.test(after) || /[\p{L}\d][-.]$/u.test(before)) return false
  return goesOn(after) || /^\s*([.\n]|$)/.test(after)
}

/** Whether what stands before a word makes it one of a list, or something to know. */
const leadsTo = (before: string) =>
  LIST_BEFORE.includes(before.trimEnd().slice(-1) || '\0') ||
  CUE_BEFORE.has(/(\S+)\s+$/.exec(before)?.[1]?.toLowerCase() ?? '') ||
  /(^|\s)[-*–·]\s*$/.test(before)

/** Whether what stands behind a word goes on with a list, or says that it was something to know. */
const goesOn = (after: string) =>
  LIST_AFTER.includes(after.trimStart().charAt(0) || '\0') || CUE_AFTER.has(/^\s+(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '')
