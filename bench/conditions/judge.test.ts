import { expect, test } from 'vitest'
import { expand } from './expand.ts'
import { createJudge } from './judge.ts'
import { loadCases } from './load.ts'
import { cellOf, figuresBy, summaryOf, worstOf } from './report.ts'
import { driving } from './subjects.ts'
import { row } from './template.ts'

const template = row('driving', 'must', 'You must have a driving licence.', {}, { about: driving() })
const cases = expand('here', { language: 'en', templates: [template] }).filter(({ layout }) => layout === 'bullets')

test('the product is asked for everybody, and its answers are counted', () => {
  const judged = cases.map(createJudge())
  expect(judged.flatMap(({ people }) => people.map(({ told }) => told.map(({ name, answer }) => `${name} ${answer}`)))).toEqual([
    ['driving met'],
    ['driving notMet'],
    ['driving unknown'],
  ])
  expect(figuresBy(judged, cellOf)).toEqual([
    { name: 'en driving must', sentences: 1, judged: 3, right: 3, whole: 1, greens: 0, reds: 0 },
  ])
  expect(summaryOf('seen', judged)[0]).toContain('1 templates, 1 sentences, 3 answers, 1 cells, mean of the cells 100.0 %')
})

test('a report without sentences shows figures alone', () => {
  const [one] = cases.map(createJudge())
  if (!one) throw new Error('no case')
  const wrong = { ...one, people: one.people.map((each) => ({ ...each, score: { ...each.score, isRight: false } })) }
  expect(worstOf([wrong], 5, false).join('\n')).not.toContain('driving licence')
  expect(worstOf([wrong], 5, true).join('\n')).toContain('You must have a driving licence.')
})

test('the templates fill their slots and name their subjects', async () => {
  const seen = await loadCases('seen', 3)
  const unseen = await loadCases('unseen', 3)
  expect(seen.length).toBeGreaterThan(0)
  expect(unseen.length).toBeGreaterThan(900)
  for (const { sentence, subjects } of [...seen, ...unseen]) {
    expect(sentence).not.toMatch(/[{}]/)
    expect(Object.keys(subjects).length).toBeGreaterThan(0)
  }
})
