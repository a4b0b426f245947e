import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryFields } from '#profiles/arbitrary.testing'
import { EMPTY_FIELDS } from '#profiles/rules'
import type { ProfileFields } from '#profiles/schema'
import { contentChanges } from './changes.ts'
import { ACCENT_COLORS, TEMPLATE_DESCRIPTIONS, TEMPLATES } from './constants.ts'
import { contentOf, missingLettersSentence, newDesign, visibleContent, withEntryShown, withTemplate } from './rules.ts'
import { BODY_SECTIONS, resumeContent, resumeDesign, type Template } from './schema.ts'

const templates = Object.keys(TEMPLATES) as Template[]

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7))

test.each(Object.entries(ACCENT_COLORS))('the accent %s is readable on white at any size', (_, color) => {
  expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThan(7)
})

describe('a design', () => {
  test.each(templates)('of the template %s has every section once and a description', (template) => {
    const design = newDesign(template)
    expect(resumeDesign.parse(design)).toEqual(design)
    expect(design.sections.map(({ section }) => section).toSorted()).toEqual(BODY_SECTIONS.toSorted())
    expect(TEMPLATE_DESCRIPTIONS[template]).not.toBe('')
  })

  test('is completed where sections are missing or repeated', () => {
    const shown = { visible: true, title: null }
    const { sections } = resumeDesign.parse({
      ...newDesign('plain'),
      sections: [
        { section: 'skills', ...shown },
        { section: 'summary', visible: false, title: 'About' },
        { section: 'skills', visible: false, title: null },
      ],
    })
    expect(sections).toHaveLength(BODY_SECTIONS.length)
    expect(sections.slice(0, 2)).toEqual([
      { section: 'skills', ...shown },
      { section: 'summary', visible: false, title: 'About' },
    ])
  })
})

describe('another template', () => {
  const order = (design: ReturnType<typeof newDesign>) => design.sections.map(({ section }) => section)

  test('brings its own order of sections, unless the person has chosen one', () => {
    const plain = newDesign('plain')
    expect(withTemplate(plain, 'scholar').sections).toEqual(newDesign('scholar').sections)
    const moved = { ...plain, sections: plain.sections.toReversed() }
    expect(order(withTemplate(moved, 'scholar'))).toEqual(order(moved))
  })

  test('keeps what is hidden', () => {
    const hidden = withEntryShown(newDesign('plain'), 'awards', 'a', false)
    expect(withTemplate(hidden, 'scholar').hiddenEntries).toEqual({ awards: ['a'] })
    expect(withEntryShown(hidden, 'awards', 'a', true).hiddenEntries).toEqual({ awards: [] })
  })
})

describe('the content of a resume', () => {
  test('is what its profile says until the profile changes', () => {
    fc.assert(
      fc.property(arbitraryFields, (fields) => {
        const content = resumeContent.parse(fields)
        expect(content).toEqual(contentOf(fields))
        const changesIn = (profile: ProfileFields) =>
          contentChanges({ content, profileContent: content }, profile).map(({ label }) => label)
        expect(changesIn(fields)).toEqual([])
        expect(changesIn({ ...fields, email: 'new@example.org' })).toEqual(['Email'])
      }),
    )
  })

  test('holds no self-identification, authorization or salary', () => {
    const profile: ProfileFields = { ...EMPTY_FIELDS, gender: 'other', veteran_status: 'veteran', current_salary: 1 }
    expect(JSON.stringify(contentOf(profile))).not.toMatch(/gender|veteran|salary|citizenship|ethnicity|disability|authorization/)
  })

  test('loses hidden sections, entries and contact fields when it is printed', () => {
    const certification = { issuer: 'I', issue_date: null, expiry_date: null, neverExpires: false }
    const further = { credential_id: null, credential_url: null, description: null }
    const content = contentOf({
      ...EMPTY_FIELDS,
      full_name: 'Ann Lee',
      email: 'ann@example.org',
      phone: '5550101234',
      professional_summary: 'Writes.',
      certifications: ['a', 'b'].map((id) => ({ id, name: id, ...certification, ...further })),
      soft_skills: ['Listening'],
      technical_skills: ['SQL'],
    })
    const design = newDesign('plain')
    const shown = visibleContent(content, {
      ...design,
      sections: design.sections.map((one) => ({ ...one, visible: one.section !== 'summary' })),
      hiddenEntries: { contact: ['phone', 'full_name'], certifications: ['a'], skills: ['soft_skills'] },
    })
    expect(shown).toMatchObject({ full_name: 'Ann Lee', phone: null, professional_summary: null, soft_skills: [] })
    expect(shown.certifications.map(({ id }) => id)).toEqual(['b'])
    expect(shown.technical_skills).toEqual(['SQL'])
    expect(visibleContent(content, design)).toEqual({ ...content, profile_references: [] })
  })
})

test('letters that cannot be printed are named in a sentence that says what to do', () => {
  expect(missingLettersSentence([])).toBeUndefined()
  expect(missingLettersSentence(['王', '明'])).toBe(
    "Our fonts have Latin, Greek and Cyrillic letters. These can't be printed yet: 王 明. Write them in Latin letters, or download a Word document or plain text.",
  )
})
