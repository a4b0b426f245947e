import {
  capital,
  gerund,
  hasTail,
  isDeterminer,
  isPreposition,
  joinItems,
  mayBePast,
  pastVerb,
  plain,
  small,
  wordsOf,
} from './line.ts'

/** Answers how much of what is asked a text shows. */
export type Points = (text: string) => number

type Split = { items: string[]; hasComma: boolean }

/** Splits "a, b and c" or "a and b"; undefined where the line joins things in another way. */
function splitList(text: string, startsItem: (rest: string) => boolean): Split | undefined {
  const items: string[] = []
  let isLast = false
  let hasComma = false
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/, and |, | and /g)) {
    const rest = text.slice(index + sign.length)
    if (!startsItem(rest)) continue
    // After an "and" the list has ended.
    if (isLast) return undefined
    isLast = sign.endsWith('and ')
    hasComma ||= sign === ', and '
    items.push(text.slice(from, index))
    from = index + sign.length
  }
  if (!isLast) return undefined
  return { items: [...items, text.slice(from)], hasComma }
}

/** The item that shows most of what is asked, if that is not the first one already. */
function bestItem(items: readonly string[], pointsOf: Points): number | undefined {
  const points = items.map(pointsOf)
  const most = Math.max(...points)
  const at = points.indexOf(most)
  return at > 0 && most > (points[0] ?? 0) ? at : undefined
}

const toFront = <T>(items: readonly T[], at: number): T[] => [items[at] as T, ...items.slice(0, at), ...items.slice(at + 1)]

/**
 * "Planned rotas, ordered stock and trained six bakers" with the training first. What was about the last part alone goes with it; what comes
 * to stand last must not have a tail that could then be about everything.
 */
export function reorderActions(text: string, pointsOf: Points): string | undefined {
  const { lead, verbOf } = leadOf(text)
  const rest = text.slice(lead.length)
  if (!verbOf(wordsOf(rest)[0])) return undefined
  const split = splitList(rest, (after) => verbOf(wordsOf(after)[0]) !== undefined)
  if (!split) return undefined
  const { items, hasComma } = split
  if (items.some((item, index) => !isAction(item) || (index > 0 && describesPeople(wordsOf(item))))) return undefined
  const at = bestItem(items, pointsOf)
  if (at === undefined) return undefined
  const order = toFront(items, at)
  if (at === items.length - 1 && hasTail(wordsOf(order.at(-1) ?? '').slice(1))) return undefined
  return lead === '' ? capital(joinItems(order.map(small), hasComma)) : lead + joinItems(order, hasComma)
}

/** One action with an object of its own; a comma or "and" inside would make it a list again. */
const isAction = (item: string) => wordsOf(item).length > 1 && !/,/.test(item) && !isPreposition(wordsOf(item)[1])

/** "Nurses and trained doctors" names two groups of people, "trained two doctors" says what was done. */
const describesPeople = ([verb, next]: readonly string[]) =>
  /^(?:trained|registered|licensed|employed|retired|injured|disabled)$/.test(plain(verb)) &&
  !isDeterminer(next) &&
  plain(next) !== 'new'

/** "Responsible for" before gerunds; nothing before past tenses. */
function leadOf(text: string) {
  const lead = /^(?:Responsible for|In charge of|Accountable for) /i.exec(text)?.[0] ?? ''
  return { lead, verbOf: lead ? gerund : pastVerb }
}

/** "Trained staff in hygiene, allergens and first aid" with the allergens first. */
export function reorderThings(text: string, pointsOf: Points): string | undefined {
  const split = splitList(text, () => true)
  if (!split) return undefined
  const { items, hasComma } = split
  const [head = '', ...others] = items
  const start = firstThing(head)
  if (start === undefined) return undefined
  const things = [head.slice(start), ...others]
  if (things.some((thing, index) => !isThing(thing, index === things.length - 1))) return undefined
  const determined = things.filter((thing) => isDeterminer(wordsOf(thing)[0])).length
  if (determined > 0 && determined < things.length) return undefined
  const at = bestItem(things, pointsOf)
  if (at === undefined || (at === things.length - 1 && !mayMoveLast(things))) return undefined
  return head.slice(0, start) + joinItems(toFront(things, at), hasComma)
}

/** Verbs and nouns after which "in" or "on" names what is taught. */
const TEACHING = new Set('train teach coach instruct educate brief mentor tutor lecture advise'.split(' '))
const LESSON = /^(?:training|workshops?|courses?|class(?:es)?|lessons?|sessions?|lectures?|advice)$/

/** Where the first thing of the list begins: after the verb, or after the preposition that names what is taught. */
function firstThing(head: string): number | undefined {
  const words = [...head.matchAll(/\S+/g)]
  const verb = pastVerb(words[0]?.[0])
  if (!verb) return undefined
  const at = words.findIndex(({ 0: word }) => isPreposition(word))
  if (at < 0) return words[1]?.index
  const isTaught = TEACHING.has(verb.base) || LESSON.test(words[at - 1]?.[0] ?? '')
  return isTaught && /^(?:in|on)$/.test(words[at]?.[0] ?? '') ? words[at + 1]?.index : undefined
}

const MAX_THING_WORDS = 4
/** A few words without a verb; a plural before the end would be another noun: "taught adults English". */
function isThing(thing: string, isLast: boolean): boolean {
  const words = wordsOf(thing)
  if (words.length === 0 || words.length > MAX_THING_WORDS) return false
  if (words.some((word) => isPreposition(word) || mayBePast(word))) return false
  if (!isLast && /(?:ly)$/.test(plain(words.at(-1)))) return false
  return words.slice(0, -1).every((word) => !/[^s'u]s$/.test(plain(word)))
}

/**
 * A last thing of several words may share its noun with those before it: "sales and marketing teams". It moves only where each of the
 * others has a noun of its own: "patient charts, care plans and medication records".
 */
function mayMoveLast(things: readonly string[]): boolean {
  const last = wordsOf(things.at(-1) ?? '')
  if (/(?:ly|basis)$/.test(plain(last.at(-1)))) return false
  return last.length === 1 || things.slice(0, -1).every((thing) => wordsOf(thing).length > 1 && /[^s]s$/.test(thing))
}
