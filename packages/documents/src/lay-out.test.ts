import { PAGE_DIMENSIONS, TEMPLATES } from '@jobapply/core/documents/constants'
import { type Layout, layout } from '@jobapply/core/documents/pages'
import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import type { ResumeContent, Template } from '@jobapply/core/documents/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { describe, expect, test } from 'vitest'
import { missingLetters } from '#layout/missing-letters'
import { layOut } from './lay-out.ts'
import { chef, veteran } from './people.testing.ts'

const templates = Object.keys(TEMPLATES) as Template[]
const read = ({ pages }: Pick<Layout, 'pages'>) =>
  pages.flatMap(({ runs }) => runs.filter(({ block }) => block !== null).map(({ text }) => text)).join('\n')
const words = (text: string) => text.toLowerCase().split(/\s+/)
const pageOf = ({ pages }: Layout, block: number) => pages.findIndex(({ runs }) => runs.some((run) => run.block === block))

describe.each(templates)('the template %s', (template) => {
  test('prints every word inside the page', async () => {
    const made = await layOut(chef, newDesign(template))
    expect(layout.parse(made)).toEqual(made)
    const printed = new Set(words(read(made)))
    const written = [chef.full_name, chef.professional_summary, ...chef.experience.map(({ description }) => description)]
    expect(words(written.join('\n')).filter((word) => !printed.has(word))).toEqual([])
    for (const { runs, width, height } of made.pages)
      for (const run of runs) {
        expect(run.x).toBeGreaterThanOrEqual(20)
        expect(run.x + run.width).toBeLessThanOrEqual(width - 20)
        expect(run.y).toBeLessThanOrEqual(height - 20)
      }
  })

  test('never leaves a heading at the end of a page and never splits a short entry', async () => {
    const made = await layOut(veteran, newDesign(template))
    expect(made.pages.length).toBeGreaterThan(2)
    made.blocks.forEach(({ tag, section, entry }, index) => {
      const next = made.blocks[index + 1]
      if (tag === 'h2' && next?.section === section) expect(pageOf(made, index + 1)).toBe(pageOf(made, index))
      if (entry !== null && next?.entry === entry && next.section === section)
        expect(pageOf(made, index + 1)).toBe(pageOf(made, index))
    })
  })
})

test('a long link keeps its distance from the edge of the column at the side', async () => {
  const link = { linkedin_url: 'https://www.linkedin.com/in/ines-maria-calder-de-la-cruz-0123456789-pastry-chef' }
  const { pages } = await layOut({ ...chef, ...link }, newDesign('margin'))
  const column = pages[0]?.boxes[0]?.width ?? 0
  const beside = pages.flatMap(({ runs }) => runs).filter(({ x }) => x < column)
  expect(beside.length).toBeGreaterThan(5)
  expect(Math.max(...beside.map(({ x, width }) => x + width))).toBeLessThanOrEqual(column - 10)
})

describe('a resume that is too long', () => {
  test('is tightened to fit before it spills over', async () => {
    const design = newDesign('ledger')
    const short = { ...chef, projects: [], volunteer_experience: [], awards: [] }
    const [two, one] = await Promise.all([layOut(short, design), layOut(short, { ...design, pages: 1 })])
    expect([two.pages.length, two.scale]).toEqual([2, 1])
    expect(one.pages).toHaveLength(1)
    expect(one.overflow).toEqual([])
    expect(Math.min(...one.pages.flatMap(({ runs }) => runs.map(({ size }) => size)))).toBeGreaterThan(8)
  })

  test('says which entries spill over', async () => {
    const { overflow, pages } = await layOut(veteran, { ...newDesign('plain'), pages: 1 })
    expect(pages.length).toBeGreaterThan(1)
    expect(overflow).toContainEqual({ section: 'experience', entry: 'job-23', label: 'Section Chef 24' })
    expect(overflow).not.toContainEqual(expect.objectContaining({ entry: 'job-0' }))
  })
})

test('the size of the page is the chosen one', async () => {
  const made = await layOut(chef, { ...newDesign('banner'), pageSize: 'letter' })
  expect(made.pages[0]).toMatchObject(PAGE_DIMENSIONS.letter)
})

test('an empty resume is one empty page', async () => {
  const blank = contentOf(EMPTY_FIELDS)
  for (const template of templates) expect((await layOut(blank, newDesign(template))).pages).toHaveLength(1)
})

test('letters of Polish, Greek, Cyrillic and Vietnamese print; those that no font has are named', async () => {
  const named = (full_name: string): ResumeContent => ({ ...chef, full_name })
  for (const name of ['Zażółć Gęślą', 'Ελένη Παπαδοπούλου', 'Їжак Щербаковъ', 'Nguyễn Thị Ánh Tuyết', 'Ōtsuka Şükrü Ñandú'])
    expect(await missingLetters(named(name))).toEqual([])
  expect(await missingLetters(named('王 Wei محمد'))).toEqual(['王', 'م', 'ح', 'د'])
})

test('a word that is wider than the page is cut where the line ends', async () => {
  const made = await layOut({ ...chef, professional_summary: 'x'.repeat(400) }, newDesign('margin'))
  expect(read(made).replace(/\s/g, '')).toContain('x'.repeat(400))
  for (const { runs, width } of made.pages) for (const run of runs) expect(run.x + run.width).toBeLessThanOrEqual(width)
})
