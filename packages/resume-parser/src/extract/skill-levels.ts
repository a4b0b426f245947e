import { foldWords } from '#words/fold'
import { isLevelAlone } from '#words/language-words'

/** Ways to write a skill with its level; the level is in `level`, the skill in `skill`. */
const SHAPES = [
  /^(?<skill>[^:;,\t]{2,60}):\s+(?<level>[^:;,\t]{1,40})$/u,
  /^(?<skill>[^\t]{2,60})\t(?<level>[^\t;,]{1,40})$/u,
  /^(?<level>[^\t;,]{1,40})\t(?<skill>[^\t]{2,60})$/u,
  /^(?<skill>[^();,\t]{2,60})\s\((?<level>[^();,]{1,40})\)$/u,
  /^(?<skill>[^;,\t–—]{2,60}?)\s[-–—]\s(?<level>[^;,\t–—]{1,40})$/u,
]
/** "Excel sehr gut": nothing but the words shows where the level starts. */
const WITHOUT_MARK = /^(?<skill>[^;,\t:()]{2,60}?)\s(?<level>\p{Ll}+(?:\s\p{Ll}+)?)$/u
const NUMBER = /^\d{1,3}\s?(?:%|\/\s?\d{1,3})?$/u
const MAX_WORDS = 3
const MIN_PAIRS = 3
const MAX_CELL_WORDS = 2
/** Share of a shape's pairs that must look like levels. */
const MOST = 0.75
const LOWER_START = /^\p{Ll}/u

type Pair = { at: number; skill: string; level: string }

/**
 * The items of a list of skills without their levels, in any language: levels are the side of most pairs that is short, lower case
 * or known, and that occurs more than once.
 */
export function withoutLevels(texts: readonly string[]): string[] {
  const joined = texts.map((text, index) =>
    text.endsWith(':') && isTail(texts[index + 1]) ? `${text} ${texts[index + 1]}` : text,
  )
  const levels = new Set<string>()
  const skills = new Map<number, string>()
  for (const shape of SHAPES) {
    const pairs = joined.flatMap((text, at): Pair[] => {
      const { skill = '', level = '' } = shape.exec(text)?.groups ?? {}
      return skill && !skills.has(at) ? [{ at, skill: skill.trim(), level: level.trim() }] : []
    })
    if (!areLevels(pairs, joined.length)) continue
    for (const { at, skill, level } of pairs) {
      skills.set(at, skill)
      levels.add(foldWords(level))
    }
  }
  const unmarked = joined.flatMap((text, at): Pair[] => {
    const { skill = '', level = '' } = WITHOUT_MARK.exec(text)?.groups ?? {}
    return skill && !skills.has(at) && isLevelAlone(level) ? [{ at, skill: skill.trim(), level }] : []
  })
  if (unmarked.length >= MIN_PAIRS && unmarked.length >= MOST * joined.length)
    for (const { at, skill } of unmarked) skills.set(at, skill)
  const isColumn = joined.filter(isLevelAlone).length > 1 && joined.filter((text) => /^\p{Lu}/u.test(text)).length > 1
  /** "muy bueno" where "bueno" is a level. */
  const isStronger = (text: string) => isTail(text) && isKnown(text.split(' ').at(-1) ?? '')
  const isKnown = (text: string) => levels.has(foldWords(text)) || (isColumn && isLevelAlone(text))
  const isLevel = (text: string) => isKnown(text) || isStronger(text) || (isColumn && isTail(text))
  return joined.map((text, at) => skills.get(at) ?? (isLevel(text) ? '' : text))
}

const isTail = (text: string | undefined) => text !== undefined && LOWER_START.test(text) && text.split(' ').length <= MAX_WORDS

function areLevels(pairs: readonly Pair[], lines: number): boolean {
  const counts = new Map<string, number>()
  for (const { level } of pairs) counts.set(foldWords(level), (counts.get(foldWords(level)) ?? 0) + 1)
  const isKnown = ({ level }: Pair) => isLevelAlone(level) || NUMBER.test(level) || (counts.get(foldWords(level)) ?? 0) > 1
  const isLike = (pair: Pair) => pair.level.split(' ').length <= MAX_WORDS && (isKnown(pair) || LOWER_START.test(pair.level))
  // A table of nothing but pairs has one thing in its second column.
  const isTable = pairs.length === lines && pairs.every(({ level }) => level.split(' ').length <= MAX_CELL_WORDS)
  if (isTable && pairs.length >= MIN_PAIRS && pairs.filter(isKnown).length > 1) return true
  return pairs.length >= MIN_PAIRS && pairs.some(isKnown) && pairs.filter(isLike).length >= MOST * pairs.length
}
