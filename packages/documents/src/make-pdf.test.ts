import { TEMPLATES } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import type { Template } from '@jobapply/core/documents/schema'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { expect, test } from 'vitest'
import { stylesOf } from '#docx/styles'
import { LETTER_STYLE } from '#letter/lay-out-letter'
import { makePdf } from './make-pdf.ts'
import { chef } from './people.testing.ts'
import { expectReadBack } from './read-back.testing.ts'

const NOW = new Date('2026-11-16T09:00:00Z')

test.each(Object.keys(TEMPLATES) as Template[])('our own parser reads everything back from a PDF in %s', async (template) => {
  const { data } = await readResume(await makePdf(chef, newDesign(template), NOW), 'pdf')
  expectReadBack(data)
})

test('a PDF is tagged, says its title and language, and embeds every font with its letters', async () => {
  const text = Buffer.from(await makePdf(chef, newDesign('ledger'), NOW)).toString('latin1')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toMatch(/\/Lang \(en\)/)
  for (const tag of ['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Link']) expect(text).toContain(`/S /${tag}\n`)
  const fonts = text.match(/\/Type \/Font\n\/Subtype \/Type0/g) ?? []
  expect(fonts.length).toBeGreaterThan(3)
  expect(text.match(/\/ToUnicode/g)).toHaveLength(fonts.length)
  expect(text.match(/\/FontFile2/g)).toHaveLength(fonts.length)
  expect(text).not.toContain('/Subtype /Type1')
  expect(text).toContain('/URI (https://inescalder.example)')
})

test('a PDF and a Word document say the language of the text', async () => {
  const german = { ...chef, professional_summary: 'Köchin mit Erfahrung in der Küche und im Einkauf', experience: [] }
  expect(Buffer.from(await makePdf(german, newDesign('plain'), NOW)).toString('latin1')).toMatch(/\/Lang \(de\)/)
  expect(stylesOf(LETTER_STYLE, 'de').default?.document?.run?.language).toEqual({ value: 'de' })
})

test('the same resume at the same time gives the same bytes', async () => {
  const [one, other] = [await makePdf(chef, newDesign('margin'), NOW), await makePdf(chef, newDesign('margin'), NOW)]
  expect(Buffer.compare(one, other)).toBe(0)
})
