import type { Answer } from '@jobapply/core/matching/constants'
import { expect, test } from 'vitest'
import { expand, type Mix } from './expand.ts'
import type { Class } from './kinds.ts'
import { scoreTold, type Told } from './score.ts'
import { degree, driving, language, paper, sponsorship, years } from './subjects.ts'
import { type Asks, all, any, row, type Subject, type Template, wish } from './template.ts'
import { truthOf } from './truth.ts'

const german = language('German')
const italian = language('Italian')

type Say = readonly [name: Told['name'], answer: Answer, nice?: 'wish']
const told = (...all: readonly Say[]): Told[] =>
  all.map(([name, answer, nice]) => ({ name, answer, nice: nice === 'wish', verdict: 'caution', sentence: 'The sentence' }))

/** The score of what is told about these subjects to somebody in these states. */
function score(name: Class, subjects: Readonly<Record<string, Subject>>, mix: Mix, said: Told[], more: { asks?: Asks } = {}) {
  const slots = Object.fromEntries(Object.entries(subjects).map(([slot, subject]) => [slot, [[slot, subject] as const]]))
  const kind = Object.values(subjects)[0]?.kind ?? 'years'
  const template: Template = row(
    kind,
    name,
    Object.keys(subjects)
      .map((slot) => `{${slot}}`)
      .join(' '),
    slots,
    more,
  )
  const [one] = expand('here', { language: 'en', templates: [template] })
  if (!one) throw new Error('no case')
  return scoreTold(one, truthOf(one, mix), said)
}

test('a condition must be told with the right answer', () => {
  expect(score('must', { german }, { german: 'holds' }, told(['language', 'met'])).isRight).toBe(true)
  expect(score('must', { german }, { german: 'lacks' }, told(['language', 'met']))).toMatchObject({
    isRight: false,
    wrongGreens: 1,
    fault: 'answer',
  })
  expect(score('must', { german }, { german: 'holds' }, told(['language', 'notMet']))).toMatchObject({
    isRight: false,
    wrongReds: 1,
  })
  expect(score('must', { german }, { german: 'silent' }, told())).toMatchObject({
    isRight: false,
    fault: 'missed',
    wrongGreens: 0,
  })
})

test('a condition that is told as a wish is missed', () => {
  expect(score('must', { german }, { german: 'holds' }, told(['language', 'met', 'wish']))).toMatchObject({
    isRight: false,
    fault: 'missed',
  })
})

test('of a sentence that asks for nothing, nothing may be told', () => {
  expect(score('negated', { german }, { german: 'holds' }, told()).isRight).toBe(true)
  expect(score('negated', { german }, { german: 'holds' }, told(['language', 'met']))).toMatchObject({
    fault: 'invented',
    wrongGreens: 1,
  })
  expect(score('benefit', { german }, { german: 'lacks' }, told(['travel', 'unknown'])).isRight).toBe(false)
})

test('a wish may be told as a wish or not at all', () => {
  expect(score('wish', { german }, { german: 'lacks' }, told()).isRight).toBe(true)
  expect(score('wish', { german }, { german: 'lacks' }, told(['language', 'notMet', 'wish'])).isRight).toBe(true)
  expect(score('wish', { german }, { german: 'lacks' }, told(['language', 'notMet'])).fault).toBe('wish as must')
})

test('two languages may share a line, which then tells the worse of them', () => {
  const both = { german, italian }
  expect(score('and', both, { german: 'holds', italian: 'lacks' }, told(['language', 'notMet'])).isRight).toBe(true)
  expect(score('and', both, { german: 'holds', italian: 'lacks' }, told(['language', 'met'])).wrongGreens).toBe(1)
  expect(score('and', both, { german: 'holds', italian: 'holds' }, told(['language', 'met'], ['language', 'met'])).isRight).toBe(
    true,
  )
})

test('conditions of two kinds must both be told', () => {
  const both = { german, chef: years('Chef') }
  expect(score('beside', both, { german: 'holds', chef: 'holds' }, told(['years', 'met'])).fault).toBe('missed')
  expect(score('beside', both, { german: 'lacks', chef: 'holds' }, told(['years', 'met'], ['language', 'notMet'])).isRight).toBe(
    true,
  )
})

test('one of two papers is enough', () => {
  const papers = { a: paper('ACCA'), b: paper('CIMA') }
  const asks = any('a', 'b')
  expect(score('or', papers, { a: 'holds', b: 'lacks' }, told(['licence', 'met']), { asks }).isRight).toBe(true)
  expect(score('or', papers, { a: 'holds', b: 'lacks' }, told(['licence', 'unknown']), { asks }).isRight).toBe(false)
  expect(score('or', papers, { a: 'lacks', b: 'lacks' }, told(['licence', 'unknown']), { asks }).isRight).toBe(true)
})

test('where a degree or years are enough, neither may block somebody who has the other', () => {
  const ways = { degree: degree('bachelors'), chef: years('Chef') }
  const asks = any('degree', 'chef')
  const mix = { degree: 'lacks', chef: 'holds' } as const
  expect(score('or', ways, mix, told(['years', 'met'], ['degree', 'unknown']), { asks }).isRight).toBe(true)
  expect(score('or', ways, mix, told(['years', 'met'], ['degree', 'notMet']), { asks })).toMatchObject({
    isRight: false,
    wrongReds: 1,
  })
})

test('in one sentence a must and a wish are kept apart', () => {
  const both = { german, italian }
  const asks = all('german', wish('italian'))
  const mix = { german: 'holds', italian: 'lacks' } as const
  expect(score('mixed', both, mix, told(['language', 'met'], ['language', 'notMet', 'wish']), { asks }).isRight).toBe(true)
  expect(score('mixed', both, mix, told(['language', 'notMet']), { asks }).isRight).toBe(false)
})

test('another name counts where the kinds list it as equal', () => {
  const said = told(['licence', 'met']).map((one) => ({ ...one, name: 'registration' as Told['name'] }))
  expect(score('must', { card: paper('ACCA') }, { card: 'holds' }, said).isRight).toBe(true)
  expect(score('must', { car: driving() }, { car: 'holds' }, said).isRight).toBe(false)
})

test('an offer of sponsorship may be told as one, not as a condition', () => {
  const visa = { visa: sponsorship('United Kingdom') }
  expect(score('offered', visa, { visa: 'lacks' }, told(['offer', 'met'])).isRight).toBe(true)
  expect(score('offered', visa, { visa: 'holds' }, told(['sponsorship', 'met']))).toMatchObject({
    isRight: false,
    wrongGreens: 1,
  })
  expect(score('offered', visa, { visa: 'lacks' }, told(['sponsorship', 'notMet'])).isRight).toBe(false)
})
