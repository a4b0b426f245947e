import { skillNamed } from '@jobapply/matching/read/text/scan'
import type { Entry } from '#facts/facts'
import { ADJECTIVES_IN_ED, DONE_TO_THE_PERSON } from '#tables/action-verbs'
import { FOREIGN_WORDS } from '#tables/foreign-words'
import { skillKind } from '#text/skills'
import { inPast, type VerbForm, verbForm } from '#text/verb-forms'
import { isRole } from './roles.ts'

/**
 * A line of a profile as a part of a sentence: what the person did ("planned routes"), what the work covers ("planning routes"), what
 * the person was ("a foreman for six people"), a noun phrase ("care of twelve beds"), or words that fit into no sentence.
 */
export type Clause = { form: 'achievement' | 'covers' | 'role' | 'noun' | 'none'; text: string }

/** A verb that may be a noun is surely a verb before one of these: "plan the routes", "lead six people". */
const AFTER_VERB =
  /^(?:the|a|an|my|our|all|any|each|every|this|these|those|up|out|with|to|\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|various|many|both|new|over|more|about|around|some|[a-z]{3,16}ly)$/i
/** Before these it is as well a noun: "designs for print". */
const AFTER_NOUN = /^(?:of|for|in|on|from|and|or|at|by|&|,|;|:|-|–|with|to|under|between|as)$/i
/** The second part of a noun: "stock control", "cash handling". */
const NOUN_AFTER = /(?:ing|tion|sion|ment|ance|ence|ity|control|work|er|or|ist|plans?|systems?)$/i
const MIN_ORDER_WORDS = 4
const STATES = /^(?:responsible|accountable|answerable) for\b|^in charge of\b|^skilled in\b/i
const FIRST_PERSON = /^i(?:'ve| have)? (?=[a-z])/i

/** `isOrder`: the description tells in the base form ("Weld pipes", "Read drawings"), so a verb that may be a noun is a verb. */
export function toClause(line: string, { current }: Pick<Entry, 'current'>, isOrder = false): Clause {
  const text = line.replace(/^[\s•*·–-]{1,10}/, '').replace(/[.;,:\s]{1,10}$/, '')
  const words = text.slice(0, 2_000).split(/\s+/)
  const none: Clause = { form: 'none', text }
  if (isForeign(words) || /["“”«»]/.test(text)) return none
  if (FIRST_PERSON.test(text)) return { form: 'achievement', text: text.replace(FIRST_PERSON, '') }
  if (
    /^(?:i|we|my|our|he|she|they|his|her|their|the|to|this|it|there|was|were|is|are|am|duties|responsibilities|tasks)\b/i.test(
      text,
    )
  )
    return none
  const lower = withSmallStart(text)
  if (STATES.test(text)) return { form: 'achievement', text: `${current ? 'am' : 'was'} ${lower}` }
  const at = /^[a-z]{3,16}ly$/i.test(words[0] ?? '') && words.length > 1 ? 1 : 0
  const first = plain(words[at])
  const next = words[at + 1] ?? ''
  if (DONE_TO_THE_PERSON.has(first) && /^(?:to|as|by|for|with|from|among|one|best|in)$/.test(next))
    return { form: 'achievement', text: `was ${lower}` }
  const verb = verbForm(first)
  const isSure = (form: VerbForm) =>
    (!form.mayBeNoun && !ADJECTIVES_IN_ED.has(first)) || (AFTER_VERB.test(next) && !AFTER_NOUN.test(next))
  if (verb?.tense === 'past' && isSure(verb)) return { form: 'achievement', text: lower }
  if (verb?.tense === 'gerund' && at > 0) return none
  // "Training contract" is no achievement, so only what is surely one is put behind a verb.
  if (verb?.tense === 'gerund') return { form: AFTER_VERB.test(next) || AFTER_NOUN.test(next) ? 'covers' : 'noun', text: lower }
  if (verb && verb.tense !== 'past' && isSure(verb)) return conjugated(words, at, verb, current) ?? none
  if (verb?.tense === 'third' && !AFTER_NOUN.test(next) && next !== '') return conjugated(words, at, verb, current) ?? none
  if (/[a-z]{2}ed$/.test(first) && !ADJECTIVES_IN_ED.has(first) && AFTER_VERB.test(next))
    return { form: 'achievement', text: lower }
  if (at > 0 || /^no\b/i.test(text) || /[:;]/.test(text)) return none
  if (isRole(words)) return { form: 'role', text: withArticle(lower) }
  // "Weld steel pipework" is an order or a noun: either sentence could be wrong.
  if (verb?.tense === 'base' && !AFTER_NOUN.test(next))
    return isOrder && words.length >= MIN_ORDER_WORDS && !NOUN_AFTER.test(next)
      ? (conjugated(words, at, verb, current) ?? none)
      : none
  // "Read drawings and set up jigs" is spelled alike in both tenses, and is no noun.
  if (verb?.tense === 'past' && verb.mayBeNoun && !AFTER_NOUN.test(next)) return { form: 'achievement', text: lower }
  // A list without its last "and" is not a phrase.
  if (/,/.test(text) && !/\band\b/.test(text)) return none
  return { form: 'noun', text: lower }
}

const plain = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^a-z-]/g, '')

/** Lower-case letters beyond ASCII or a frequent foreign word: words in another language are left out. */
const isForeign = (words: readonly string[]) =>
  words.some((word) => FOREIGN_WORDS.has(word.toLowerCase()) && word === word.toLowerCase()) ||
  words.some((word) => /^[a-zß-ÿ]+$/.test(word) && /[^a-z]/.test(word))

/** Small first letter, except of a name, an abbreviation or a tool. */
function withSmallStart(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  const id = skillNamed(first.replace(/[,;:]$/, ''))
  const isTool = id !== undefined && /tool|office|licence|language/.test(skillKind(id) ?? '')
  return isTool || (first !== 'A' && /^[A-Z](?:$|[^a-z])|[a-z][A-Z]/.test(first))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * "Leads six people and plans routes" as "lead six people and plan routes", or in the past. Undefined where a word might be another
 * verb or a noun: "writes reports and tests".
 */
function conjugated(words: readonly string[], at: number, first: VerbForm, current: boolean): Clause | undefined {
  const told: string[] = []
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? ''
    const isJoined = index > at && (/^(?:and|or|&|then)$/.test(before) || before.endsWith(','))
    const form = index === at ? first : isJoined && /^[a-z]/.test(word) ? verbForm(plain(word)) : undefined
    const next = words[index + 1] ?? ''
    if (!form || form.tense !== first.tense) {
      told.push(word)
      continue
    }
    // "Installs and commissions switchgear": the first verb has no object yet.
    const isPair = index === at + 2 && next !== '' && !AFTER_NOUN.test(next)
    if (index !== at && form.mayBeNoun && !isPair && !AFTER_VERB.test(next)) return undefined
    told.push((current ? form.base : inPast(form)) + (/[,;]$/.exec(word)?.[0] ?? ''))
  }
  const text = told.join(' ')
  return { form: 'achievement', text: at === 1 ? withSmallStart(text) : text }
}

/** "a nurse", "an HGV driver", in the middle of a sentence. */
export function withArticle(title: string): string {
  if (/^(?:the|a|an|one)\b/i.test(title)) return title
  const isSpelled = /^[A-Z](?:[^a-z]|$)/.test(title) && !/^[A-Z]+[a-z]/.test(title)
  const startsWithVowel = isSpelled ? /^[AEFHILMNORSX]/.test(title) : /^[aeio]|^u(?!ni|se|k)/i.test(title)
  return `${startsWithVowel ? 'an' : 'a'} ${title}`
}

export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
