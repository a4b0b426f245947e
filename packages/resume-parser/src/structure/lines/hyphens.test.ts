import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { docxOf, paragraph } from '#testing'

const summaryOf = async (...lines: string[]) => {
  const title = paragraph('Summary', '<w:pStyle w:val="Heading1"/>', '<w:b/>')
  const { data } = await readResume(
    docxOf([paragraph('Zoë Lindström'), title, ...lines.map((line) => paragraph(line))].join('')),
    'docx',
  )
  return data.personal_info.summary
}

test('a word that the line break divides is closed', async () => {
  const text = await summaryOf(
    'I have worked for ten years in the pri-',
    'vate sector, with glazes and their ingre-',
    'dients, and teach apprentices.',
  )
  expect(text).toBe(
    'I have worked for ten years in the private sector, with glazes and their ingredients, and teach apprentices.',
  )
})

test('a compound keeps its hyphen', async () => {
  expect(await summaryOf('I have built kilns and led cross-', 'functional teams of ten glaziers in four countries.')).toContain(
    'cross-functional',
  )
  const two = await summaryOf('Kilns of all kinds, in self-', 'contained shops and in long-', 'running works, are what I build.')
  expect(two).toContain('self-contained shops and in long-running works')
})
