import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vocabulary } from '#tables/vocabulary'
import { scan, skillNamed } from './scan.ts'

const { skills, variations } = vocabulary()
const namesIn = (text: string) => {
  const { hits } = scan(text)
  return Array.from(hits.skillIds.slice(0, hits.skills), (id) => skills[id]?.name)
}
const sentencesIn = (text: string) => {
  const { spans } = scan(text)
  return Array.from({ length: spans.sentences }, (_, index) => text.slice(spans.from[index], spans.to[index]))
}

describe('the vocabulary', () => {
  test('has at least 1,500 skills, each under one name', () => {
    const names = skills.map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThanOrEqual(1_500)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('every skill is found under its own name, and what it implies exists', () => {
    expect(skills.filter(({ name }, id) => skillNamed(name) !== id).map(({ name }) => name)).toEqual([])
    expect(skills.filter(({ implies }) => implies.includes(-1)).map(({ name }) => name)).toEqual([])
  })

  test.each([
    [['JS', 'javascript', 'ECMAScript', 'Java Script'], 'JavaScript'],
    [['K8s', 'kubernetes', 'EKS'], 'Kubernetes'],
    [['Postgres', 'PostgreSQL'], 'PostgreSQL'],
    [['Go', 'golang'], 'Go'],
    [['node', 'Node.js', 'NodeJS', 'node js'], 'Node.js'],
    [['organisational skills', 'Organizational skills'], 'Organizational skills'],
    [['behavioural support', 'Behavior management'], 'Behavior management'],
    [['forklift', 'Gabelstapler', 'chariot élévateur', 'CHARIOT ELEVATEUR'], 'Forklift operation'],
    [['Soudage', 'Schweißen', 'welding'], 'Welding'],
    [['intensive care', 'ICU', 'Intensivpflege'], 'Critical care'],
  ])('%j are one: %s', (spellings, name) => {
    for (const spelling of spellings) expect(skills[skillNamed(spelling) ?? -1]?.name).toBe(name)
  })
})

describe('ambiguous words', () => {
  test.each([
    ['You excel at what you do. Excel in a busy team.', []],
    ['Excel, Word and PowerPoint', ['Excel', 'Word', 'PowerPoint']],
    ['Good knowledge of Excel', ['Excel']],
    ['Word of mouth brings us customers. Access to the garden.', []],
    ['MS Access and Microsoft Word', ['Microsoft Access', 'Word']],
    ['We go far, Go home early', []],
    ['Services in Go and Rust', ['Go', 'Rust']],
    ['Strong R or Python', ['R', 'Python']],
    ['Plan R is ready; vitamin C; C-level', []],
    ['C/C++ and C# in Linux', ['C', 'C++', 'C#', 'Linux']],
    ['The rest is up to you', []],
    ['You design REST APIs', ['REST']],
    ['Net pay, safe work, lean on us, react fast', []],
    ['.NET Core, SAFe, Lean, React', ['.NET', 'SAFe', 'Lean', 'React']],
    ['machine, learning on the job', []],
    ['Machine-learning engineers', ['Machine learning']],
    ['React Native', ['React Native']],
    ['$20 per hr', []],
  ])('%s -> %j', (text, names) => expect(namesIn(text)).toEqual(names))
})

describe('sentences', () => {
  test.each([
    ['U.S. citizens only. Sr. Engineer wanted.', ['U.S. citizens only.', 'Sr. Engineer wanted.']],
    ['One line\n\n• another line\n', ['One line', '• another line']],
    ['e.g. this one. And that!', ['e.g. this one.', 'And that!']],
    ['', []],
  ])('%j', (text, sentences) => expect(sentencesIn(text).map((one) => one.trim())).toEqual(sentences))

  test('every word of any text belongs to the sentence at its place', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { spans } = scan(text)
        for (let index = 0; index < spans.words; index++)
          expect(text.slice(spans.starts[index], spans.ends[index])).toMatch(/^[^\s.,;()]+$/u)
        expect(spans.firstWord[spans.sentences]).toBe(spans.words)
      }),
      { examples: [['a\u1680b']] },
    ))
})

test('title variations are found as whole words, in singular and plural', () => {
  const { hits } = scan('Registered nurses and interns (RN), not returns')
  expect(Array.from(hits.variationIds.slice(0, hits.variations), (id) => variations[id])).toEqual([
    'registered nurse',
    'nurse',
    'RN',
  ])
})

test('a stop before a small letter does not end a sentence, one before a capital does', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    expect(sentencesIn(`Some words. ${letter}nd more words`)).toHaveLength(1)
    expect(sentencesIn(`Some words. ${letter.toUpperCase()}nd more words`)).toHaveLength(2)
  }
})
