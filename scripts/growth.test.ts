import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { readPlace } from '@jobapply/core/jobs/fields/place'
import { toListing } from '@jobapply/core/jobs/listing'
import { fromJsonResume } from '@jobapply/core/profiles/json-resume/json-resume-import'
import { workOf } from '@jobapply/core/shared/work.testing'
import { readPosting } from '@jobapply/matching/read/posting'
import { hackerNews } from '@jobapply/server/features/jobs/sources/hacker-news'
import { readPage } from '@jobapply/server/features/jobs/sources/job-posting'
import { expect, test } from 'vitest'
import { findGrowth } from './growth.testing.ts'
import { readAsBoard } from './growth-boards.testing.ts'
import { ENTRIES } from './growth-entries.testing.ts'

test('every text entry point grows linearly', () => {
  expect(ENTRIES.flatMap(findGrowth)).toEqual([])
  // It measures work, not time: a busy machine may take long.
}, 600_000)

test('a reader whose work grows with the square of its text is found, and no other', () => {
  const spin = (rounds: number) => {
    let sum = 0
    for (let round = 0; round < rounds; round++) sum += round % 7
    return sum
  }
  // Enough rounds for the clock of a fast processor.
  const reader = (name: string, rounds: (length: number) => number) => ({
    ...{ name, modules: [] },
    // One fragment is enough.
    read: (text: string) => (text.startsWith('@') ? spin(rounds(text.length)) : 0),
  })
  const found = [
    reader('square', (length) => (length / 16) ** 2),
    reader('half of it square', (length) => length * 120 + (length / 16) ** 2),
    reader('straight', (length) => length * 300),
  ].flatMap(findGrowth)
  expect(found.map((sentence) => sentence.split(':')[0])).toEqual(['square', 'half of it square'])
})

const NOW = new Date('2026-11-15T12:00:00.000Z')
const linkedData = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Nurse', ...fields })}</script>`
const readDescription = (description: string) =>
  readPosting({
    ...toListing(
      { source: 'x', id: '1', title: 'Nurse', company: 'A', location: '', url: 'https://a.example/', description: '' },
      NOW,
    ),
    description,
  })
const keywords = (count: number) => ({
  skills: [{ name: 'All', keywords: Array.from({ length: count }, (_, number) => `skill ${number}`) }],
})
const comment = (text: string) =>
  hackerNews.readOne?.(JSON.stringify({ id: 1, text }), { token: '', name: '' }, hackerNews.list({ token: '', name: '' }))

/** Each took seconds (see the body of the commit); a second of work is far above what they take now, on any machine. */
test.each<[string, () => unknown]>([
  ['a tag of 300 kB that says ld+json again and again', () => readPage(`<script ${'application/ld+json '.repeat(15_000)}`, '')],
  ['300 kB of blanks among the skills of a page', () => readPage(linkedData({ skills: `a${' '.repeat(300_000)}b` }), '')],
  [
    '300 kB of marked elements of one name',
    () => readPage(`<div itemscope itemtype="https://schema.org/JobPosting">${'<i itemprop=a>b</i>'.repeat(15_000)}</div>`, ''),
  ],
  ['150 kB of years in one sentence', () => readDescription(`Requirements: ${'5 years of experience '.repeat(7_000)}`)],
  [
    '50,000 blanks of a rare kind before years',
    () => readDescription(`Requirements: 5${'\u1680'.repeat(50_000)}experience, years`),
  ],
  ['200 kB of comments in a text', () => htmlToText('<!---->'.repeat(30_000))],
  ['200 kB of blanks in a place', () => readPlace(`a${' '.repeat(200_000)}b`)],
  ['200 kB of bars in a comment of Hacker News', () => comment(`A | ${'( '.repeat(100_000)}`)],
  ['100,000 keywords of a skill', () => fromJsonResume(keywords(100_000))],
  ['150,000 keywords of a skill', () => fromJsonResume(keywords(150_000))],
  ['a page that nests 500,000 lists', () => readPage(`<script type="application/ld+json">${'['.repeat(500_000)}`, '')],
  [
    '4,000 marks of one job on a page of a board',
    () => readAsBoard(`<li>${'<i data-jk="00000000000000aa">Cook</i>'.repeat(4_000)}</li>`),
  ],
])('at once: %s', async (_, attack) => {
  expect(await workOf(attack)).toBeLessThan(1_000)
})
