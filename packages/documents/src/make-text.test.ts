import { newDesign } from '@jobapply/core/documents/rules'
import { fromJsonResume } from '@jobapply/core/profiles/json-resume/json-resume-import'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { expect, test } from 'vitest'
import { makeJsonResume } from './make-json-resume.ts'
import { makeText } from './make-text.ts'
import { chef } from './people.testing.ts'
import { expectReadBack } from './read-back.testing.ts'

const design = newDesign('plain')

test('our own parser reads everything back from plain text', async () => {
  const { data } = await readResume(new TextEncoder().encode(makeText(chef, design)), 'txt')
  expectReadBack(data)
})

test('plain text has the order and titles of the design, and nothing hidden', () => {
  const text = makeText(chef, {
    ...design,
    sections: [
      { section: 'skills', visible: true, title: 'What I do' },
      { section: 'awards', visible: false, title: null },
      { section: 'experience', visible: true, title: null },
    ],
    hiddenEntries: { experience: ['2', '3', '4', '5'], contact: ['phone'] },
  })
  expect(text).not.toMatch(/AWARDS|7700|Marlowe/)
  expect(text.indexOf('WHAT I DO')).toBeLessThan(text.indexOf('EXPERIENCE'))
})

test('JSON Resume holds what the document shows and can be imported again', () => {
  const { resume } = makeJsonResume(chef, { ...design, hiddenEntries: { awards: ['1'] } })
  const { fields } = fromJsonResume(resume) ?? {}
  expect(fields).toMatchObject({
    full_name: chef.full_name,
    email: chef.email,
    experience: chef.experience,
    awards: [{ title: 'Team of the Year' }],
    languages: chef.languages,
  })
})
