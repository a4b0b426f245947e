import { type LetterOptions, letterOptions } from '@jobapply/core/documents/letters-schema'
import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { expect, test } from 'vitest'
import { readFacts } from '#facts/profile-facts'
import { isNeutral } from '#facts/segments'
import { PAIRS, type Pair } from '#fixtures/pairs'
import { TODAY } from '#fixtures/sample'
import { readAsked, relevanceOf } from '#tailor/reword/relevance'
import { readWords } from '#text/words'
import * as phrases from './phrases.ts'
import { writeLetter } from './write-letter.ts'

const TONES = ['plain', 'warm', 'formal'] as const
const write = ({ fields, job }: Pair, options: Partial<LetterOptions> = {}) =>
  writeLetter(fields, job, TODAY, letterOptions.parse(options))
const LETTERS = PAIRS.map((pair, index) => ({ ...pair, letter: write(pair, { tone: TONES[index % 3] ?? 'plain' }) }))

/** The letter without greeting and closing, one list of words a sentence. */
function sentencesOf(text: string): string[][] {
  const { words, sentences: count } = readWords(text.split('\n\n').slice(1, -1).join('\n\n'))
  const sentences = Array.from({ length: count }, (): string[] => [])
  for (const { sentence, text: word } of words) sentences[sentence]?.push(word)
  return sentences
}

test('APPLY-036 fifty letters for fifty different pairs pass the truth check', () => {
  expect(LETTERS).toHaveLength(50)
  expect(LETTERS.filter(({ letter }) => !mayBeUsed(letter.claims)).map(({ letter }) => letter.claims)).toEqual([])
})

/** Every sentence of the tables, as a pattern, with the length of its own words. */
const PLANS = Object.values(phrases).flatMap(function plansIn(
  value: unknown,
): { plan: string; pattern: RegExp; length: number }[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(plansIn)
  const plan = String(value)
  const [literal, pattern] = ['', '.+?'].map((place) => plan.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, place))
  return [{ plan, pattern: new RegExp(`^${pattern}$`), length: literal?.length ?? 0 }]
})
const planOf = (sentence: string) =>
  PLANS.filter(({ pattern }) => pattern.test(sentence)).toSorted((one, other) => other.length - one.length)[0]?.plan

test('no sentence plan is in more than a fifth of the letters, no words are quoted, and the employer is named once', () => {
  const uses = new Map<string, number>()
  for (const { letter, job } of LETTERS) {
    const [greeting = '', ...paragraphs] = letter.text.split('\n\n').slice(0, -1)
    const sentences = paragraphs.join(' ').split(/(?<=[.?])\s+(?=[A-Z])/)
    for (const plan of new Set(sentences.flatMap((sentence) => planOf(sentence) ?? []))) uses.set(plan, (uses.get(plan) ?? 0) + 1)
    expect(letter.text).not.toMatch(/[“”"]|your advert names|in my own words|my profile/i)
    expect([greeting, ...paragraphs].join(' ').split(job.company)).toHaveLength(2)
  }
  expect([...uses].filter(([, count]) => count > LETTERS.length / 5)).toEqual([])
})

test('no plan is a phrase that recruiters have read a thousand times', () => {
  const worn =
    /great interest|writing to apply|welcome the opportunity|look forward|strengths|hear(?:ing)? from you|considering my|delighted|passion|team player|perfect fit|hard-working|proven track|dynamic|thrive|excited|valuable|please accept/i
  expect(PLANS.map(({ plan }) => plan).filter((plan) => worn.test(plan))).toEqual([])
})

test('no letters of two people share a sentence of more than eight words', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { person, letter } of LETTERS)
    for (const words of sentencesOf(letter.text)) {
      const sentence = words.join(' ')
      if (words.length > 8 && (owners.get(sentence) ?? person) !== person) shared.push(sentence)
      owners.set(sentence, person)
    }
  expect(shared).toEqual([])
})

test('two letters of one person share a longer sentence only where it tells the same fact', () => {
  for (const one of LETTERS)
    for (const other of LETTERS)
      if (one !== other && one.person === other.person) {
        const known = new Set(sentencesOf(other.letter.text).map((words) => words.join(' ')))
        const same = sentencesOf(one.letter.text).filter((words) => words.length > 8 && known.has(words.join(' ')))
        const told = one.letter.facts
          .filter(({ text }) => other.letter.facts.some((fact) => fact.text === text))
          .map(({ text }) => readWords(text).words.map((word) => word.text))
        for (const words of same)
          expect(told.some((fact) => fact.filter((word) => words.includes(word)).length >= Math.min(2, fact.length))).toBe(true)
      }
})

test('a letter names three facts that the posting asks for, or all there are', () => {
  for (const { fields, job, letter } of LETTERS) {
    const asked = readAsked(job)
    const isAsked = ({ text }: { text: string }) => relevanceOf(text, asked).points > 0
    const there = readFacts(fields, TODAY).segments.filter(
      (segment) => segment.kind !== 'place' && segment.kind !== 'name' && segment.kind !== 'title' && isAsked(segment),
    )
    const named = new Set(letter.facts.filter(isAsked).map(({ path, text }) => `${path} ${text}`))
    expect(named.size, letter.text).toBeGreaterThanOrEqual(
      Math.min(3, new Set(there.map(({ path }) => path.replace(/\.(?:description|technologies)$/, ''))).size),
    )
  }
})

test('a letter repeats no phrase of the posting with words that the profile does not have', () => {
  for (const { fields, job, letter } of LETTERS) {
    const posting = ` ${readWords(job.description)
      .words.map(({ text }) => text)
      .join(' ')} `
    const { all } = readFacts(fields, TODAY)
    const { words } = readWords(letter.text.split('\n\n').slice(1, -1).join('\n\n'))
    for (let at = 0; at + 4 <= words.length; at++) {
      const run = words.slice(at, at + 4)
      if (posting.includes(` ${run.map(({ text }) => text).join(' ')} `))
        expect(run.filter((word) => !isNeutral(word) && !all.has(word.base))).toEqual([])
    }
  }
})

test('the same person, job and seed give the same letter; another seed or tone gives another', () => {
  const [pair] = PAIRS
  if (!pair) throw new Error('There are no pairs')
  expect(write(pair)).toEqual(write(pair))
  expect(write(pair, { seed: 1 }).text).not.toBe(write(pair).text)
  expect(write(pair, { tone: 'formal' }).text).not.toBe(write(pair).text)
  expect(write(pair, { length: 'short' }).text.length).toBeLessThan(write(pair, { length: 'long' }).text.length)
})

test('a custom message stands in the letter word for word', () => {
  const customMessage = 'I can start on Monday,\nand I own a boat.'
  for (const pair of PAIRS.slice(0, 3)) expect(write(pair, { customMessage }).text).toContain(`\n\n${customMessage}\n\n`)
})
