import { memo } from '#memo'
import { CUE_WORDS } from '#tables/cues'
import { WHOLE_HEADINGS } from '#tables/headings'
import { isPlainWord } from '#tables/plain-words'
import { SKILL_GROUPS } from '#tables/skills'
import { termsOfWord } from '#terms'

/**
 * Puts back the line breaks that a text has lost: after a stop without a blank, before a bullet within a line, between a heading and the
 * line that is glued to it ("RequirementsFluent German"), and between two words that only a lost break can have joined.
 */
const BULLET = '•●▪◦‣⁃∙■□➢➤►▶✓✔✅➔→◆❖·'
const LOST = new RegExp(
  [
    `[^\\S\\n]*[${BULLET}](?=[^\\S\\n]*\\S)`,
    '(?<=(?:[\\p{Ll})\\d]|\\p{Lu}{3}|\\p{Ll}\\p{Lu})[.!?;])(?=\\p{Lu}(?:\\p{Ll}{2}|[\\p{Ll}]? |\\p{Lu}))',
    '(?<=\\p{Ll}{3}:)(?=\\p{Lu}\\p{Ll})',
    '(?<=\\p{Ll}{2})(?=\\p{Lu}(?:\\p{Ll}{2}|\\p{Ll}? |[\\p{Lu}/-]))',
    '(?<=\\p{Ll}[.!?])(?=\\d{1,2}\\+? (?:years?|Jahre|ans|años|anos)(?!\\p{L}))',
    `(?<=[.!?]) (?=\\p{Lu}[^.!?:\\n]{2,40}:[^\\S\\n]*[${BULLET}])`,
    '(?<=\\p{Ll}{4})(?=\\d{1,2}\\+? (?:years?|Jahre|ans|años|anos)(?!\\p{L}))',
    ' {2,}',
  ].join('|'),
  'gu',
)
const MAY_BE_LOST = new RegExp(`[${BULLET}]| {2}|[\\p{Ll})\\d][.!?;:]?\\p{Lu}|\\p{Ll}\\d`, 'u')

const lastWords = (phrases: string) => phrases.split(', ').map((phrase) => termsOfWord(phrase).at(-1) ?? '')
/** The words that end a known heading. */
const ENDS_HEADING = new Set(
  [CUE_WORDS.headMust, CUE_WORDS.headNice, CUE_WORDS.headDuty, CUE_WORDS.headOther, ...Object.values(WHOLE_HEADINGS)].flatMap(
    lastWords,
  ),
)
/** Names with a capital letter inside: "JavaScript" is no lost break. */
const NAMES = new Set(
  Object.values(SKILL_GROUPS)
    .join('\n')
    .match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu),
)
const LETTERS_BEFORE = /[\p{L}]+$/u
const LETTERS_AFTER = /^[\p{L}]+/u
const WORD_LENGTH = 40

export function repairText(text: string): string {
  if (!MAY_BE_LOST.test(text)) return text
  return text.replace(LOST, (found: string, at: number) => {
    if (found.startsWith('  ')) return ' '
    if (found === ' ') return '\n'
    if (found !== '') return at === 0 || text.charAt(at - 1) === '\n' ? found : `\n${found.trimStart()}`
    const before = text.charAt(at - 1)
    if (before === '.' || before === '!' || before === '?' || before === ';' || before === ':')
      return isAddress(text, at) ? '' : '\n'
    return isGlued(text, at) ? '\n' : ''
  })
}

/** "www.Example.com", "Node.Js". */
const isAddress = (text: string, at: number) =>
  /(?:www|https?:\/\/\S*|@\S*|\bNode)[.:]$/.test(text.slice(Math.max(0, at - WORD_LENGTH), at))

function isGlued(text: string, at: number): boolean {
  const before = LETTERS_BEFORE.exec(text.slice(Math.max(0, at - WORD_LENGTH), at))?.[0] ?? ''
  const after = LETTERS_AFTER.exec(text.slice(at, at + WORD_LENGTH))?.[0] ?? ''
  if (/\d/.test(text.charAt(at))) return true
  if (NAMES.has(before + after)) return false
  if (after === 'Innen') return false
  if (endsHeading(before)) return true
  return before.length > LONG ? after.length !== 2 || isPlain(after) : before.length > 3 && isPlain(after)
}
/** Few names have so long a part before a capital letter. */
const LONG = 4
const isPlain = (word: string) => isPlainWord(termsOfWord(word)[0] ?? '')
const endsHeading = memo((word) => ENDS_HEADING.has(termsOfWord(word)[0] ?? ''))
