import { expect, test } from 'vitest'
import { jobsIn, readSection } from '#read-text.testing'

test('labels say what each value of a form is', async () => {
  const lines = [
    'Designation: Senior Welder',
    'Company: Malabar Fabrications Pvt. Ltd., Kochi',
    'Period: June 2018 – Present',
    'Salary: 6 LPA',
    'Responsibilities: Welding of pressure vessels.',
    '',
    'Designation: Welder',
    'Company: Periyar Steel Works',
    'Period: March 2014 – May 2018',
    'Salary: 4 LPA',
  ]
  expect(await jobsIn(...lines)).toEqual([
    'Senior Welder / Malabar Fabrications Pvt. Ltd. / Kochi / 2018-06 / ',
    'Welder / Periyar Steel Works /  / 2014-03 / 2018-05',
  ])
  expect(JSON.stringify(await readSection('Experience', lines))).not.toContain('LPA')
})

test('labels may stand in the line above, and start and end apart', async () => {
  const jobs = await jobsIn(
    ...['Arbeitgeber', 'Eichenhain GmbH', 'Stelle', 'Ofenbauer', 'Von: 05/2014', 'Bis: 02/2019'],
    ...['Arbeitgeber', 'Glasbruket AB', 'Stelle', 'Keramikmeister', 'Von: 03/2019', 'Bis: heute'],
  )
  expect(jobs).toEqual(['Ofenbauer / Eichenhain GmbH /  / 2014-05 / 2019-02', 'Keramikmeister / Glasbruket AB /  / 2019-03 / '])
})
