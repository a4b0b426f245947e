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

test('labels that no table knows are learnt from what stands beside them, and entries may be numbered (RESUME-002)', async () => {
  const jobs = await jobsIn(
    ...['1) Shipyard    : Eichenhain Werft GmbH', '   Designation : Welder', '   Time aboard : May 2014 to March 2019'],
    ...['   Hull number : 4471', '- Welded tanks.', ''],
    ...['2) Shipyard    : Lumen Marine Ltd', '   Designation : Fitter', '   Time aboard : June 2010 to April 2014'],
    ...['   Hull number : 2093'],
  )
  expect(jobs).toEqual([
    'Welder / Eichenhain Werft GmbH /  / 2014-05 / 2019-03',
    'Fitter / Lumen Marine Ltd /  / 2010-06 / 2014-04',
  ])
})

test('the line above the labels of every entry names what no label does', async () => {
  const jobs = await jobsIn(
    ...['Vidrios del Sur S.A.S.', 'Cargo: Vidriero', 'Tiempo laborado: mayo de 2014 – marzo de 2019', 'Tareas: Corte de vidrio.'],
    ...['Hornos Zeltner', 'Cargo: Hornero', 'Tiempo laborado: junio de 2010 – abril de 2014', 'Tareas: Cuidado de hornos.'],
  )
  expect(jobs).toEqual([
    'Vidriero / Vidrios del Sur S.A.S. /  / 2014-05 / 2019-03',
    'Hornero / Hornos Zeltner /  / 2010-06 / 2014-04',
  ])
})
