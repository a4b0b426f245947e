import { MIN_CONFIDENCE } from '@jobapply/core/resume/constants'
import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const HEAD = 'Zoë Lindström\nzoe.lindstrom@example.se\n'
const read = async (text: string) => {
  const { data, evidence } = await readResume(textBytes(`${HEAD}\n${text}`), 'txt')
  return { data, isSure: (path: string) => (evidence.find((one) => one.path === path)?.confidence ?? 0) >= MIN_CONFIDENCE }
}
const JOBS = `Kiln Engineer, Glasbruket AB, Malmö
March 2019 – Present
- Runs three kilns.

Glazier, Eichenhain GmbH, Berlin
May 2014 – February 2019
- Fired tiles.
`

test('jobs without a title that says so are a question, unless the other titles are known', async () => {
  expect((await read(`Experience\n\n${JOBS}`)).isSure('experience.0.company')).toBe(true)
  const alone = await read(`Zxquar Vornik\n\n${JOBS}`)
  expect(alone.isSure('experience.0.company')).toBe(false)
})

test('a region behind a name whose last word may be the town is a question', async () => {
  const job = (heading: string) =>
    read(
      `Experience\n\n${heading}\nGlazier\nMay 2014 – February 2019\n- Fired tiles.\n\nEducation\n\nBSc Ceramics, Lund University, 2013\n`,
    )
  const glued = await job('Pixel Forge Interactive Bellevue, WA')
  expect(glued.isSure('experience.0.company') && glued.isSure('experience.0.position')).toBe(false)
  expect((await job('Eichenhain Ceramics Ltd, Berlin')).isSure('experience.0.company')).toBe(true)
})

test('a legal form alone, the person and a word in front of all employers are no employers', async () => {
  const jobs = (...companies: string[]) =>
    read(
      `Experience\n\n${companies.map((company, index) => `Glazier\n${company}\nMay 201${index} – February 201${index + 1}\n- Fired tiles.\n`).join('\n')}`,
    )
  for (const company of ['S.A.', 'Zoë Lindström', 'Eichenhain GmbH Berlin'])
    expect((await jobs(company)).isSure('experience.0.company'), company).toBe(false)
  const labelled = await jobs('Vornik Glasbruket AB', 'Vornik Eichenhain GmbH')
  expect(labelled.isSure('experience.0.company')).toBe(false)
})

test('an employer among the skills is a question', async () => {
  const { data, isSure } = await read(
    `Experience\n\n${JOBS}\nSkills\n\nGlazes, kilns, Glasbruket AB, plaster moulds, slip casting, stoves\n`,
  )
  const at = (skill: string) => `skills.${data.skills.indexOf(skill)}`
  expect([isSure(at('kilns')), isSure(at('Glasbruket AB'))]).toEqual([true, false])
})

test('jobs whose title and employer say what they are stay sure beside others that do not', async () => {
  const { data, isSure } = await read(
    `Experience\n\n${JOBS}\nVornik Talsen\nOrla Brandt\nJune 2010 – April 2014\n- Packed.\n\nPlimmo Brenda\nKasko Trell\nMay 2008 – May 2010\n- Packed.\n\nWexa Bolm\nDorin Pask\nMay 2006 – April 2008\n- Packed.\n`,
  )
  expect(data.experience).toHaveLength(5)
  expect([0, 1, 2, 3, 4].map((at) => isSure(`experience.${at}.company`))).toEqual([true, true, false, false, false])
})

test('an employer that no word names is a question where only it has no place', async () => {
  const isSureWith = async (place: string) =>
    (
      await read(
        `Experience\n\nKiln Engineer\nGlasbruket AB, Malmö\nMarch 2019 – Present\n- Runs three kilns.\n\nGlazier\nNiederzwehnau${place}\nMay 2014 – February 2019\n- Fired tiles.\n`,
      )
    ).isSure('experience.1.company')
  expect(await isSureWith('')).toBe(false)
  expect(await isSureWith(' GmbH')).toBe(true)
})

test('a tool that is also a job is no doubt about the skills, a degree is one about itself', async () => {
  const skills = async (last: string) => {
    const { data, isSure } = await read(`Experience\n\n${JOBS}\nSkills\n\nDocker, Projektleitung, kilns, stoves, ${last}\n`)
    return data.skills.map((_, index) => isSure(`skills.${index}`))
  }
  expect(await skills('glazes')).toEqual([true, true, true, true, true])
  expect(await skills('Bachelor of Science')).toEqual([true, true, true, true, false])
})

test('a bare name beside a title, an employer or a school may be the place that is missing', async () => {
  const sure = async (title: string, company: string, school: string) => {
    const { isSure } = await read(
      `Experience\n\n${title}\n${company}\nMarch 2019 – Present\n- Runs three kilns.\n\nEducation\n\n${school}\nBSc Ceramics\n2013\n`,
    )
    return ['experience.0.position', 'experience.0.company', 'education.0.institution'].map(isSure)
  }
  expect(await sure('Glazier', 'Glasbruket AB', 'Brackwater College')).toEqual([true, true, true])
  expect(await sure('Glazier (Niederzwehnau)', 'Glasbruket AB', 'Brackwater College (Niederzwehnau)')).toEqual([
    false,
    true,
    false,
  ])
})

test('single words that are employers nowhere in the document, and the person among the skills, are questions', async () => {
  const jobs = await read(
    'Experience\n\nGlazier\nWermsdorf\nMarch 2019 – Present\n- Fired tiles.\n\nBaker\nAhlheim\nMay 2014 – February 2019\n- Baked.\n',
  )
  expect(jobs.data.experience.map(({ company }) => company)).toEqual(['Wermsdorf', 'Ahlheim'])
  expect([0, 1].map((at) => jobs.isSure(`experience.${at}.company`))).toEqual([false, false])
  const { data, isSure } = await read('Skills\n\nGlazes, kilns, Zoë Lindström, plaster moulds, slip casting, stoves, tiles\n')
  expect(isSure(`skills.${data.skills.indexOf('Zoë Lindström')}`)).toBe(false)
})

test('a skill is a question where the line below goes on with its end', async () => {
  const { data, isSure } = await read(
    'Skills\n\n- Glazes\n- Plaster moulds\n- Slip casting\n- Kiln optimi\n- sation\n- Stoves\n- Tiles\n',
  )
  expect(data.skills.filter((_, index) => !isSure(`skills.${index}`))).toEqual(['Kiln optimi', 'sation'])
})

test('what stands below a skill that ends with a preposition is its rest', async () => {
  const { data, isSure } = await read('Skills\n\n- Glazes\n- Schweißen nach\n- Norm\n- Stoves\n- Kilns\n- Tiles\n')
  expect(data.skills.filter((_, index) => !isSure(`skills.${index}`))).toEqual(['Schweißen nach', 'Norm'])
})
