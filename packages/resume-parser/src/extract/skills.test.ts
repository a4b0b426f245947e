import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { docxOf, paragraph } from '#testing'

const skillsOf = async (...lines: string[]) => {
  const title = paragraph('Skills', '<w:pStyle w:val="Heading1"/>', '<w:b/>')
  const body = [paragraph('Zoë Lindström'), title, ...lines.map((line) => paragraph(line))].join('')
  return (await readResume(docxOf(body), 'docx')).data.skills
}

test('names that only gaps divide are separate skills', async () => {
  expect(await skillsOf('Glazes  Slip casting  Kilns  Tiled stoves')).toEqual(['Glazes', 'Slip casting', 'Kilns', 'Tiled stoves'])
})

test('"and" divides the last two of a list, not the words of a name', async () => {
  expect(await skillsOf('Kilns: Raku, Salt, Wood and Gas')).toEqual(['Raku', 'Salt', 'Wood', 'Gas'])
  expect(await skillsOf('Kilns: Raku, Pit, Salt & Ash')).toEqual(['Raku', 'Pit', 'Salt', 'Ash'])
  expect(await skillsOf('Research and development, Moulds and plaster, Sales and support')).toEqual([
    'Research and development',
    'Moulds and plaster',
    'Sales and support',
  ])
})

test('a level behind a colon belongs to the skill before it', async () => {
  expect(await skillsOf('Raku: advanced', 'Kilns: Salt, Wood')).toEqual(['Raku', 'Salt', 'Wood'])
})

test('a slash inside brackets divides no skill', async () => {
  const skills = await skillsOf('Version control (Git / Mercurial), Kilns / Ovens, Glazes')
  expect(skills).toEqual(['Version control (Git / Mercurial)', 'Kilns', 'Ovens', 'Glazes'])
})
