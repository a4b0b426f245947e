import { newDesign } from '@jobapply/core/documents/rules'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { expect, test } from 'vitest'
import { makePdf } from './make-pdf.ts'
import { chef } from './people.testing.ts'
import { lossesOf } from './read-back.ts'

test('the person is told what a reader would not find in the document', async () => {
  const design = newDesign('plain')
  const { data } = await readResume(await makePdf(chef, design, new Date(0)), 'pdf')
  expect(lossesOf(chef, design, data)).toEqual([])
  const [job, ...jobs] = data.experience
  const [, ...skills] = data.skills
  const poorer = { ...data, personal_info: { ...data.personal_info, phone: '' }, experience: jobs, skills }
  expect(job?.position).toBe('Head Pastry Chef')
  expect(lossesOf(chef, design, poorer)).toEqual([
    { section: 'contact', entry: null, label: 'Phone' },
    { section: 'experience', entry: '1', label: 'Head Pastry Chef, Wren and Harrow Hotel' },
    { section: 'skills', entry: null, label: 'Lamination' },
  ])
  const hidden = { ...design, hiddenEntries: { experience: ['1'], contact: ['phone'], skills: ['technical_skills'] } }
  expect(lossesOf(chef, hidden, poorer)).toEqual([])
})
