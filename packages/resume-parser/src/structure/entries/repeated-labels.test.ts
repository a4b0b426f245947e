import { expect, test } from 'vitest'
import { jobsIn, readSection } from '#read-text.testing'

const LINES = [
  ...['Eichenhain GmbH', '2200 Depot Way', '06/2019 - Present', 'Kiln Engineer', 'Duties, Accomplishments and Related Skills:'],
  ...['- Runs three kilns for tiled stoves.', ''],
  ...['Lumen Works Ltd', '801 Clinic Drive', '03/2014 - 05/2019', 'Glazier', 'Duties, Accomplishments and Related Skills:'],
  '- Mixed glazes for eleven product lines.',
]

test('a line with a colon that several entries have is a label, and a house number no employer (RESUME-002)', async () => {
  expect(await jobsIn(...LINES)).toEqual([
    'Kiln Engineer / Eichenhain GmbH /  / 2019-06 / ',
    'Glazier / Lumen Works Ltd /  / 2014-03 / 2019-05',
  ])
})

test('the label that the text of most entries begins with is no part of the text', async () => {
  const { experience } = await readSection('Experience', [
    ...['Kiln Engineer, Eichenhain GmbH', '2018 – 2021', 'Principais atividades: Runs three kilns for tiled stoves.', ''],
    ...['Glazier, Lumen Works Ltd', '2013 – 2018', 'Principais atividades: Mixed glazes for eleven lines.'],
  ])
  expect(experience.map(({ description }) => description)).toEqual([
    'Runs three kilns for tiled stoves.',
    'Mixed glazes for eleven lines.',
  ])
})
