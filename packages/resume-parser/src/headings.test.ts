import { expect, test } from 'vitest'
import { assignRoles } from '#structure/headings/slots'
import { readResume } from './read-resume.ts'
import { jobsIn, readSection, studiesIn } from './read-text.testing.ts'
import { textBytes } from './testing.ts'

test.each([
  ['Director – Kiln Operations', 'Glasbruket AB – Gothenburg, Sweden'],
  ['Scientific Employee / Glaze Development', 'Glasbruket AB – Gothenburg, Sweden'],
  ['QA & Release Manager', 'Glasbruket AB – Gothenburg, Sweden'],
])('the position %s is read whole', async (position, company) => {
  const heading = `${position}                      May 2014 – June 2019`
  expect(await jobsIn(heading, company, '- Ran three kilns for tiled stoves.')).toEqual([
    `${position} / Glasbruket AB / Gothenburg, Sweden / 2014-05 / 2019-06`,
  ])
})

test('a position with a slash keeps both parts before a company in brackets', async () => {
  expect(await jobsIn('Scientific Employee / Glaze Development (University of Mälardal)      2012 – 2014')).toEqual([
    'Scientific Employee / Glaze Development / University of Mälardal /  / 2012 / 2014',
  ])
})

test('of jobs with a single date, only the newest may still go on', async () => {
  const jobs = ['Kiln Engineer, Glasbruket AB, May 2019', '- Ran kilns.', '', 'Glazier, Ugnen AB, June 2014', '- Mixed glazes.']
  expect(await jobsIn(...jobs)).toEqual([
    'Kiln Engineer / Glasbruket AB /  / 2019-05 / ',
    'Glazier / Ugnen AB /  / 2014-06 / 2014-06',
  ])
})

test('a role in a bullet below its employer is a job, and its department belongs to the position', async () => {
  const jobs = [
    'Glasbruket AB, Gothenburg, Sweden',
    '- Project Officer, Department of Glazes           May 2016 – June 2019',
    '- Tested eleven glazes for tiled stoves.',
  ]
  expect(await jobsIn(...jobs)).toEqual([
    'Project Officer, Department of Glazes / Glasbruket AB / Gothenburg, Sweden / 2016-05 / 2019-06',
  ])
})

test('certificates divided by bars are separate, and a level after a dash is part of the name', async () => {
  const { certifications } = await readSection('Certifications', [
    'Certified Kiln Architect – Associate | Forklift Licence |',
    'First Aid Certificate | Food Hygiene Certificate | Crane Licence',
  ])
  expect(certifications.map(({ name }) => name)).toEqual([
    'Certified Kiln Architect – Associate',
    'Forklift Licence',
    'First Aid Certificate',
    'Food Hygiene Certificate',
    'Crane Licence',
  ])
})

test('"graduated as" is not part of the field, and a bullet with a year is not a school', async () => {
  expect(
    await studiesIn(
      'Graduated as M.Sc. Ceramic Arts (University of Mälardal)       2015 / 07',
      '- Won the first prize of the kiln builders in 2014',
      '- Golden Glaze Fellowship (Class of 2013)',
    ),
  ).toEqual(['M.Sc. / Ceramic Arts / University of Mälardal / '])
})

test('the word resume beside a name is not part of it', async () => {
  const { data } = await readResume(textBytes('ZOË LINDSTRÖM RESUME\nzoe@example.se\n\nSkills\nGlazes, kilns\n'), 'txt')
  expect(data.personal_info).toMatchObject({ first_name: 'Zoë', last_name: 'Lindström' })
})

test('a heading with more names than roles still has an assignment', () => {
  const names = ['University of Mälardal', 'Ugnen School', 'Kiln College', 'Glaze Academy', 'Raku Institute', 'Ash University']
  const chunks = names.map((text, index) => ({ text, line: 0, slot: `0:${index}:a`, isLink: false, style: 'a' }))
  const [read] = assignRoles([chunks], { roles: ['institution'], needed: { institution: 1.6 } })
  expect(names).toContain(read?.values.institution)
})
