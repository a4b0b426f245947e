import { expect, test } from 'vitest'
import { sourceOf } from '#features/jobs/sources/all-sources'
import { findHost } from '#features/jobs/sources/readers/source'
import { rankBoards } from './choose-boards.ts'
import { companyBlocks } from './company-file.ts'
import { recogniseAddress } from './directory.ts'
import { boardOf, findKnown, searchCompanies } from './find-companies.ts'
import { countNear } from './near.ts'

const BLOCKS = [
  { source: 'join', lines: ['alpen\tAlpen Klinik GmbH', 'stahlwerk\tStahlwerk Ulm GmbH', 'nordic\tNordic Care AB'], folded: [] },
  { source: 'paycom', lines: ['aa\tLone Star Diner', 'bb\tPecan Hospital'], folded: [] },
  { source: 'greenhouse', lines: ['quietbooks', 'harbour-hospital\tHarbour Hospital'], folded: [] },
]
const namesFor = async (words: string, country: string) =>
  (await rankBoards(BLOCKS, ['join', 'paycom', 'greenhouse'], [{ words, city: '', country }])).map(
    ({ line }) => line.split('\t')[0],
  )

test('the directory is shipped: every board can be asked at its own system and nowhere else', async () => {
  const blocks = await companyBlocks()
  expect(blocks).toHaveLength(38)
  expect(blocks.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(79_695)
  for (const { source, lines, folded } of blocks) {
    expect(folded.length, source).toBe(lines.length)
    const known = sourceOf(source)
    if (!known) throw new Error(`${source} is not a source`)
    const boards = lines.slice(0, 200).flatMap((line) => boardOf(source, line) ?? [])
    for (const board of boards) expect(findHost(known, known.list(board)), `${source} ${board.token}`).toBeDefined()
  }
})

test('a company is found by the beginning of a word of its name, without accents, exact names first', async () => {
  expect(await searchCompanies('ABEKING')).toMatchObject([{ source: 'softgarden', name: expect.stringContaining('ABEKING') }])
  const [stripe] = await searchCompanies('stripe')
  expect(stripe).toMatchObject({ source: 'greenhouse', token: 'stripe', name: 'Stripe' })
  expect(await searchCompanies('x')).toEqual([])
  expect((await searchCompanies('gmbh')).length).toBe(20)
  expect(await findKnown('paycom:0012604c8f3328ef1785c7189f1333b7')).toMatchObject({ name: 'CHOC' })
  expect(await findKnown('paycom:nobody')).toBeUndefined()
})

test('boards of the countries and fields that people look for come first, other countries stay out', async () => {
  expect((await namesFor('Pflegefachkraft', 'Germany'))[0]).toBe('alpen')
  expect((await namesFor('Welder', 'Germany'))[0]).toBe('stahlwerk')
  expect((await namesFor('Cook', 'United States'))[0]).toBe('aa')
  expect((await namesFor('Nurse', 'Sweden'))[0]).toBe('nordic')
  expect(await namesFor('Nurse', 'Sweden')).not.toContain('bb')
  expect(await rankBoards(BLOCKS, ['join'], [])).toEqual([])
})

test('a job is near when it shares a word of its title and the country with what somebody looks for', () => {
  const job = (title: string, country: string | null, workMode: 'remote' | null = null) => ({ title, country, workMode })
  const wishes = [{ words: 'registered nurse', city: 'Leeds', country: 'United Kingdom' }]
  const jobs = [
    job('Staff Nurse', 'United Kingdom'),
    job('Nurse', 'Spain'),
    job('Nurse on the phone', null, 'remote'),
    job('Cook', 'United Kingdom'),
  ]
  expect(countNear(jobs, wishes)).toBe(2)
  expect(countNear(jobs, [])).toBeNull()
})

test('an address at a system of the directory is recognised as its board', () => {
  expect(recogniseAddress('https://abeking.career.softgarden.de/')?.board.token).toBe('abeking.career.softgarden.de')
})
