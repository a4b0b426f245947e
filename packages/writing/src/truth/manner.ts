import type { ClaimKind } from '@jobapply/core/documents/truth-schema'
import type { Segment } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { readQuantities } from '#text/quantities'
import { readWords, type Word } from '#text/words'

type Problem = { kind: ClaimKind; about: Word }

const UNITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['day', 'night', 'shift', 'week', 'month', 'quarter', 'year', 'hour'].map((unit) => [unit, unit])),
  ...{ daily: 'day', nightly: 'night', weekly: 'week', monthly: 'month', quarterly: 'quarter' },
  ...{ yearly: 'year', annual: 'year', annually: 'year', hourly: 'hour' },
}
const ADVERBS = /^(?:daily|nightly|weekly|monthly|quarterly|yearly|annual|annually|hourly)$/
const RECURRING = /^(?:a|an|per|each|every)$/
const ABSOLUTE = /^(?:never|zero|flawless|flawlessly|faultless)$/
const ABSOLUTE_FACT = /\b(?:never|zero|no|none|without|0)\b/i
const SHARE = /^(?:half|third|thirds|majority|most|dozens|hundreds|thousands|millions|twice|double|doubled|halved|tripled)$/
/** A course proves that it was taken, and nothing that was done. */
const LEARNING =
  /^(?:course|courses|training|class|classes|workshop|seminar|masterclass|awareness|introduction|fundamentals|learn|learnt|learned|learning|take|took|taken|attend|attended|complete|completed|study|studied|studying|finished|certificate|new)$/
const GIVES = /^(?:give|gives|gave|given|giving)$/
const GIVING_FACT =
  /\b(?:giv|gave|administ|provid|train|teach|taught|deliver|offer|present|advis|support|help|coach|car|feed|fed|serv|hand|award|donat|lectur|tutor)/i

/** How often: 'a day', 'every month', 'weekly'. */
function frequenciesOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text, index) => {
      const isRecurring = ADVERBS.test(text) || (RECURRING.test(texts[index - 1] ?? '') && text !== 'quarters')
      return isRecurring && UNITS[text] ? [UNITS[text]] : []
    }),
  )
}

/** "By 79%" is another claim than "from 68% to 79%", and "by ten days" than "from ten days to six". */
function contradictsChange(words: readonly Word[], facts: readonly Segment[]): Word | undefined {
  const told = facts.flatMap(({ text }) => placedNumbers(readWords(text).words))
  const wrong = placedNumbers(words).find(({ before, value }) => {
    const same = told.filter((one) => one.value === value && CHANGE.test(one.before))
    return CHANGE.test(before) && same.length > 0 && !same.some((one) => one.before === before)
  })
  return wrong?.word
}
const CHANGE = /^(?:by|to|from)$/
const placedNumbers = (words: readonly Word[]) =>
  readQuantities(words, isNeutral).flatMap(({ from, value }) => {
    const word = words[from]
    return word ? [{ word, value, before: words[from - 1]?.text ?? '' }] : []
  })

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What a claim adds to its facts without a new noun: how often, never, or that the person gave what they only handled. `hasNumber`: a number
 * that recurs needs a fact that recurs.
 */
export function checkManner(words: readonly Word[], facts: readonly Segment[], hasNumber: boolean): Problem | undefined {
  const texts = words.map(({ text }) => text)
  const told = facts.map(({ text }) => text)
  const claimed = frequenciesOf(texts)
  const shown = frequenciesOf(told.flatMap((text) => [...wordsOf(text), '.']))
  const often = words.find(({ text }) => UNITS[text] && claimed.has(UNITS[text]) && !shown.has(UNITS[text]))
  if (often && (shown.size > 0 || hasNumber)) return { kind: 'duration', about: often }
  const absolute = words.find(({ text }) => ABSOLUTE.test(text))
  if (absolute && facts.length > 0 && !told.some((text) => ABSOLUTE_FACT.test(text)))
    return { kind: 'achievement', about: absolute }
  // "Two and a half years" is a length of time.
  const share = words.find(({ text }, index) => SHARE.test(text) && !(texts[index - 1] === 'a' && texts[index - 2] === 'and'))
  if (share && facts.length > 0 && !told.some((text) => wordsOf(text).includes(share.text)))
    return { kind: 'number', about: share }
  const change = contradictsChange(words, facts)
  if (change) return { kind: 'number', about: change }
  const isLearnt = facts.length > 0 && facts.every(({ entry }) => entry?.isCourse === true)
  if (isLearnt && words[0] && !texts.some((text) => LEARNING.test(text))) return { kind: 'certificate', about: words[0] }
  const gives = words.find(({ text }) => GIVES.test(text))
  return gives && facts.length > 0 && !told.some((text) => GIVING_FACT.test(text))
    ? { kind: 'achievement', about: gives }
    : undefined
}
