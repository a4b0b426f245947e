import { MIN_CONFIDENCE } from '@jobapply/core/resume/constants'
import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const NOW = new Date('2026-11-16T09:00:00Z')
const read = async (text: string, filename = 'resume.txt') => {
  const { data, evidence } = await readResume(textBytes(text), 'txt', { filename, now: NOW })
  const isSure = (path: string) => (evidence.find((one) => one.path === path)?.confidence ?? 0) >= MIN_CONFIDENCE
  return { data, isSure }
}
const JOBS = `Experience

Kiln Engineer, Glasbruket AB, Malmö
March 2019 – Present
- Runs three kilns.

Glazier, Eichenhain GmbH, Berlin
May 2014 – February 2019
- Fired tiles.
`

test('a clear resume is sure', async () => {
  const { data, isSure } = await read(`Zoë Lindström\nzoe.lindstrom@example.se\n\n${JOBS}`)
  expect(data.experience.map(({ company }) => company)).toEqual(['Glasbruket AB', 'Eichenhain GmbH'])
  for (const path of ['personal_info.first_name', 'experience.0.company', 'experience.1.position'])
    expect(isSure(path)).toBe(true)
})

test('a name that only its place speaks for is a question; an address, a file name or a label settles it', async () => {
  expect((await read(`Zoë Lindström\nkiln77@example.se\n\n${JOBS}`)).isSure('personal_info.first_name')).toBe(false)
  expect((await read(`Zoë Lindström\nzlindstrom@example.se\n\n${JOBS}`)).isSure('personal_info.first_name')).toBe(true)
  expect(
    (await read(`Zoë Lindström\nkiln77@example.se\n\n${JOBS}`, 'CV_Lindström_Zoë.txt')).isSure('personal_info.first_name'),
  ).toBe(true)
  const form = await read(`First name: Zoë\nSurname: Lindström\nEmail: kiln77@example.se\n\n${JOBS}`)
  expect([form.data.personal_info.first_name, form.data.personal_info.last_name]).toEqual(['Zoë', 'Lindström'])
})

test('a name that begins with a shortened word is a question, because it may be a title that nobody here knows', async () => {
  const { data, isSure } = await read(`Mvz. Zoë Lindström\nzoe.lindstrom@example.se\n\n${JOBS}`)
  expect([data.personal_info.last_name, isSure('personal_info.first_name')]).toEqual(['Lindström', false])
  expect((await read(`Z. Lindström\nz.lindstrom@example.se\n\n${JOBS}`)).data.personal_info.first_name).toBe('Z.')
})

test('a slogan or a trade in the first line is never a sure name', async () => {
  for (const first of ['Passionate Glazier', 'Malmö Stoneware', 'Curious Kiln Builder']) {
    const { isSure } = await read(`${first}\nkiln77@example.se\n\n${JOBS}`)
    expect(isSure('personal_info.first_name'), first).toBe(false)
  }
})

test('an entry without a partner, in the future or with its end before its start is a question', async () => {
  const jobs = (dates: string, head = 'Kiln Engineer, Glasbruket AB') =>
    `Zoë Lindström\nzoe@example.se\n\nExperience\n\n${head}\n${dates}\n`
  expect((await read(jobs('March 2019 – May 2021'))).isSure('experience.0.startDate')).toBe(true)
  expect((await read(jobs('March 2029 – Present'))).isSure('experience.0.startDate')).toBe(false)
  expect((await read(jobs('March 2019 – May 2021', 'Kiln Engineer'))).isSure('experience.0.position')).toBe(false)
})

test('jobs whose title and employer say what they are stay sure beside others that are in doubt (RESUME-002)', async () => {
  const torn = ['Kanzleihof', 'Brückenwerk', 'Ahornweg'].map(
    (name, index) => `${name}\nMarch 200${index} – May 200${index + 1}\n- Kept the books.\n`,
  )
  const { isSure } = await read(
    `Zoë Lindström\nzoe.lindstrom@example.se\n\nExperience\n\nKiln Engineer, Glasbruket AB\nMarch 2019 – Present\n- Runs three kilns.\n\n${torn.join('\n')}`,
  )
  expect([isSure('experience.0.position'), isSure('experience.0.company')]).toEqual([true, true])
  expect(isSure('experience.1.company')).toBe(false)
})

test('an apprenticeship at an employer is a job, at a school it stays a question', async () => {
  const at = (company: string) =>
    read(`Zoë Lindström\nzoe@example.se\n\nExperience\n\nAusbildung zum Verkäufer\n${company}\n08/2016 – 07/2018\n- Kassierte.\n`)
  expect((await at('Ahorn GmbH')).isSure('experience.0.position')).toBe(true)
  expect((await at('Berufsschule Wolfsburg')).isSure('experience.0.position')).toBe(false)
})

test('a place, a label or a sentence in place of an employer is a question', async () => {
  const withCompany = (company: string) =>
    read(`Zoë Lindström\nzoe@example.se\n\nExperience\n\nKiln Engineer\n${company}\nMarch 2019 – May 2021\n- Runs three kilns.\n`)
  expect((await withCompany('Glasbruket AB')).isSure('experience.0.company')).toBe(true)
  for (const company of ['Berlin, Germany', 'Responsibilities', 'End date'])
    expect((await withCompany(company)).isSure('experience.0.company'), company).toBe(false)
})

test('a country that no line names is a question', async () => {
  const { data, isSure } = await read(`Zoë Lindström\nzoe.lindstrom@example.se\n+46 40 555 01 23\n\n${JOBS}`)
  expect(data.personal_info.country).toBe('Sweden')
  expect(isSure('personal_info.country')).toBe(false)
})

test('one skill in doubt holds the others back only when the list looks like a text', async () => {
  const skills = (list: string) => read(`Zoë Lindström\nzoe.lindstrom@example.se\n\nSkills\n\n${list}\n\n${JOBS}`)
  const few = await skills('Glazes, Kilns, Moulds, Plaster, Slip casting, Raku, and the planning of large orders')
  expect([few.isSure('skills.0'), few.isSure('skills.6')]).toEqual([true, false])
  const text = await skills('Most of\nmy work is\nwith the\nkilns and')
  expect(text.isSure('skills.0')).toBe(false)
})

test('birth, family and papers become nobody’s values, and the report says so', async () => {
  const personal =
    'Personal Profile\n\nDate of birth: 3 May 1990\nMarital status: Married\nReligion: none\nPassport No: K1234567\n'
  const reading = await readResume(textBytes(`Zoë Lindström\nzoe@example.se\n\n${JOBS}\n${personal}`), 'txt', { now: NOW })
  expect(JSON.stringify(reading)).not.toMatch(/1990|Married|K1234567/)
  expect(reading.findings).toContainEqual({ kind: 'personal-details', detail: '4' })
})

test('the pages of others and a cut address are questions', async () => {
  const links = (link: string) => read(`Zoë Lindström\nzoe.lindstrom@example.se\n${link}\n\n${JOBS}`)
  expect((await links('https://zoelindstrom.example')).isSure('personal_info.other_links.0')).toBe(true)
  expect((await links('https://templates.example.com/cv/modern')).isSure('personal_info.other_links.0')).toBe(false)
  expect((await links('https://www.linkedin.com/in/modern-templates')).isSure('personal_info.linkedin')).toBe(false)
})
