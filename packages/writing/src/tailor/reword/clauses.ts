import { inGerund, inPast } from '#text/verb-forms'
import { capital, gerund, hasTail, isDeterminer, isPreposition, mayBePast, pastVerb, plain, small, wordsOf } from './line.ts'
import type { Points } from './lists.ts'

/** What comes of itself with a maker's verb: the tool was used by whoever made the thing. */
const MAKING = new Set(
  `build develop write design create make produce prepare draft automate implement model draw generate program programme code rebuild rewrite craft construct fabricate
  analyse analyze calculate compile edit illustrate prototype animate render publish typeset`.split(/\s+/),
)
const makes = (word: string | undefined) => MAKING.has(pastVerb(word)?.base ?? '')

/** One action alone: no other one follows a comma or an "and". */
const isSingle = (words: readonly string[]) =>
  !words.some((word, index) => (word.endsWith(',') || plain(word) === 'and') && mayBePast(words[index + 1]))

/** "Cut waste by a third by ordering twice a week" with the ordering first, and "built a service using Python" with the tool first. */
export function frontMeans(text: string, pointsOf: Points): string | undefined {
  const words = wordsOf(text)
  if (!pastVerb(words[0])) return undefined
  const at = words.findIndex(
    (word, index) =>
      index > 1 && ((plain(word) === 'by' && gerund(words[index + 1])) || (plain(word) === 'using' && makes(words[0]))),
  )
  if (at < 0) return undefined
  const [head, means] = [words.slice(0, at), words.slice(at)]
  if (
    !isSingle(words) ||
    head.some((word) => word.endsWith(',')) ||
    (plain(words[at]) === 'using' && !isPlainTool(means.slice(1)))
  )
    return undefined
  if (pointsOf(means.join(' ')) <= pointsOf(head.join(' '))) return undefined
  return `${capital(means.join(' '))}, ${small(head.join(' '))}`
}

/** "Python and SQL", without anything that could be about the whole line. */
const isPlainTool = (words: readonly string[]) =>
  words.length > 0 && words.length < 6 && !words.some((word) => isPreposition(word) || isDeterminer(word) || gerund(word))

/** "Built dashboards in Power BI for four teams" as "Built Power BI dashboards for four teams". */
export function frontTool(text: string, pointsOf: Points, isTool: (name: string) => boolean): string | undefined {
  const words = wordsOf(text)
  if (!makes(words[0])) return undefined
  const at = words.findIndex((word, index) => index > 1 && /^(?:in|with|using)$/.test(plain(word)))
  const made = words.slice(1, at)
  if (at < 0 || made.length > 3 || made.some((word) => isPreposition(word) || /[,;]$/.test(word) || plain(word) === 'and'))
    return undefined
  const length = [3, 2, 1].find((count) => isTool(words.slice(at + 1, at + 1 + count).join(' ')))
  const after = length === undefined ? [] : words.slice(at + 1 + length)
  // "In Python and SQL" names two tools, and a comma starts something else.
  if (length === undefined || /[,;]$/.test(words[at + length] ?? '') || /^(?:and|to)$/.test(plain(after[0]))) return undefined
  const tool = words.slice(at + 1, at + 1 + length)
  const nouns = isDeterminer(made[0]) ? made.slice(1) : made
  if (nouns.length === 0 || nouns.some((word) => !/^[a-z]{3,}$/.test(word) || isDescribing(word))) return undefined
  if (pointsOf(tool.join(' ')) === 0 || pointsOf(tool.join(' ')) < pointsOf(nouns.join(' '))) return undefined
  const counted = made.slice(0, made.length - nouns.length)
  const article = /^an?$/.test(plain(counted[0])) ? [articleFor(tool[0] ?? '')] : counted
  return [words[0], ...article, ...tool, ...nouns, ...after].join(' ')
}

/** An adjective stands before the name of a tool ("small Python services"), a noun after it ("Python ingestion services"). */
const isDescribing = (word: string) =>
  /(?:al|ive|ous|ful|ic|able|ible|ed|ent|ant|ary|less|ern|er|est|ly)$/.test(word) || DESCRIBING.has(word)
const DESCRIBING = new Set(
  `new small large big long short quick simple complex main key own good great high low full whole daily weekly monthly yearly annual bespoke custom internal external modern legacy robust fresh rich clean`.split(
    ' ',
  ),
)

const articleFor = (word: string) => {
  const isSpelled = /^[A-Z]{2,}/.test(word)
  return (isSpelled ? /^[AEFHILMNORSX]/ : /^[aeio]/i).test(word) ? 'an' : 'a'
}

const RESULTS = new Set('reduce cut increase raise improve save halve double triple lower shorten boost'.split(' '))

/** "Rewrote the checkout, cutting load time by 40%" as "Cut load time by 40% by rewriting the checkout". */
export function frontResult(text: string, pointsOf: Points): string | undefined {
  const [deed = '', result = '', ...more] = text.split(', ')
  const [deedWords, resultWords] = [wordsOf(deed), wordsOf(result)]
  const [act, change] = [pastVerb(deedWords[0]), gerund(resultWords[0])]
  if (more.length > 0 || !act || !change || !RESULTS.has(change.base) || resultWords.length < 2) return undefined
  if (deedWords.includes('and') || / and | by [a-z]+ing\b/.test(result)) return undefined
  if (pointsOf(result) <= pointsOf(deed)) return undefined
  return `${capital([inPast(change), ...resultWords.slice(1)].join(' '))} by ${[inGerund(act), ...deedWords.slice(1)].join(' ')}`
}

/** "In a team of six, wrote Python services" with the work first. */
export function frontAction(text: string, pointsOf: Points): string | undefined {
  const [setting = '', deed = '', ...more] = text.split(', ')
  const words = wordsOf(deed)
  if (more.length > 0 || !isPreposition(wordsOf(setting)[0]) || !pastVerb(words[0]) || hasTail(words) || words.includes('and'))
    return undefined
  return pointsOf(deed) > pointsOf(setting) ? `${capital(deed)} ${small(setting)}` : undefined
}

/** "Ran the night shift. Wrote Python tools." with the sentence first that shows what is asked. */
export function reorderSentences(text: string, pointsOf: Points): string | undefined {
  const sign = text.includes('; ') ? '; ' : '. '
  const parts = text.split(sign)
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !pastVerb(wordsOf(part)[0]) || wordsOf(part).length < 3))
    return undefined
  const points = parts.map(pointsOf)
  const at = points.indexOf(Math.max(...points))
  if (at < 1 || (points[at] ?? 0) <= (points[0] ?? 0)) return undefined
  const order = [parts[at] ?? '', ...parts.filter((_, index) => index !== at)]
  return order.map((part, index) => (index === 0 || sign === '. ' ? capital(part) : small(part))).join(sign)
}
