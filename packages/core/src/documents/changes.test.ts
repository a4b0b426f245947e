import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryFields } from '#profiles/arbitrary.testing'
import { EMPTY_FIELDS } from '#profiles/rules'
import { contentChanges, takeChanges } from './changes.ts'
import { contentOf } from './rules.ts'
import type { ResumeContent } from './schema.ts'

const award = (id: string, title: string) => ({ id, title, issuer: null, date: null, description: null })
const THEN: ResumeContent = contentOf({
  ...EMPTY_FIELDS,
  email: 'ines@example.org',
  professional_summary: 'Lead six chefs',
  technical_skills: ['Sugar work'],
  awards: [award('a', 'Best bread'), award('b', 'Best cake')],
})
const summaryOf = (change: ReturnType<typeof contentChanges>[number]) => [change.kind, change.section, change.label]
const keys = (changes: ReturnType<typeof contentChanges>) => changes.map(({ key }) => key)

describe('what a resume learns about its profile', () => {
  test('is each thing that the profile says since, with the words before and after', () => {
    const now = {
      ...THEN,
      professional_summary: 'Lead seven chefs',
      awards: [award('b', 'Best cakes'), award('c', 'Best menu')],
    }
    const changes = contentChanges({ content: THEN, profileContent: THEN }, now)
    expect(changes.map(summaryOf)).toEqual([
      ['changed', 'summary', 'Summary'],
      ['changed', 'awards', 'Best cakes'],
      ['new', 'awards', 'Best menu'],
      ['gone', 'awards', 'Best bread'],
    ])
    expect(changes[0]).toMatchObject({ before: 'Lead six chefs', after: 'Lead seven chefs' })
  })

  test('is not what the person has changed in the resume itself', () => {
    const content = { ...THEN, professional_summary: 'My own words', awards: [award('b', 'Best cake of 2020')] }
    expect(contentChanges({ content, profileContent: THEN }, THEN)).toEqual([])
    const now = { ...THEN, email: 'new@example.org', awards: [award('a', 'Best breads'), award('b', 'Best cake')] }
    expect(keys(contentChanges({ content, profileContent: THEN }, now))).toEqual(['Email'])
  })

  test('is taken one by one: a new entry comes where the profile has it', () => {
    const now = {
      ...THEN,
      email: 'new@example.org',
      awards: [award('a', 'Best bread'), award('c', 'Best menu'), award('b', 'Cake')],
    }
    const content = takeChanges({ content: THEN, profileContent: THEN }, now, ['awards/c'])
    expect(content.awards.map(({ title }) => title)).toEqual(['Best bread', 'Best menu', 'Best cake'])
    expect(content.email).toBe('ines@example.org')
    expect(keys(contentChanges({ content, profileContent: THEN }, now))).toEqual(['Email', 'awards/b'])
  })

  test('leaves what the person has written into the same entry', () => {
    const content = { ...THEN, awards: [award('a', 'My best bread')] }
    const now = { ...THEN, awards: [{ ...award('a', 'Best bread'), issuer: 'Guild' }, award('b', 'Best cake')] }
    const [change] = contentChanges({ content, profileContent: THEN }, now)
    expect(change).toMatchObject({ kind: 'changed', before: '', after: 'Guild' })
    const taken = takeChanges({ content, profileContent: THEN }, now, ['awards/a'])
    expect(taken.awards).toEqual([{ ...award('a', 'My best bread'), issuer: 'Guild' }])
  })

  test('is nothing any more once all of it was taken', () => {
    fc.assert(
      fc.property(arbitraryFields, arbitraryFields, (before, after) => {
        const [then, now] = [contentOf(before), contentOf(after)]
        const changes = contentChanges({ content: then, profileContent: then }, now)
        const content = takeChanges({ content: then, profileContent: then }, now, keys(changes))
        expect(contentChanges({ content, profileContent: then }, now)).toEqual([])
      }),
    )
  })
})
