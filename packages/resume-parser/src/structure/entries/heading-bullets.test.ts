import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('bullets that hold titles and dates are the entries, and the bullets below them their text (RESUME-002)', async () => {
  const jobs = await jobsIn(
    '- Calibration Lead, Peltridge Instruments, Mar 2019 – Present',
    '    - Runs the flow bench for twelve customers.',
    '- Workshop Trainee, Osmund Hale Ltd, Sep 2013 – May 2015',
    '    - Kept the tool store in order.',
  )
  expect(jobs).toEqual([
    'Calibration Lead / Peltridge Instruments /  / 2019-03 / ',
    'Workshop Trainee / Osmund Hale Ltd /  / 2013-09 / 2015-05',
  ])
})

test('an employer with the time of all its roles is a heading, whatever it looks like', async () => {
  const jobs = await jobsIn(
    'Peltridge Instruments (2013 – 2021)',
    'Calibration Lead, 2018 – 2021',
    '- Runs the flow bench.',
    'Calibration Technician, 2013 – 2018',
    '- Checked gauges.',
  )
  expect(jobs).toEqual([
    'Calibration Lead / Peltridge Instruments /  / 2018 / 2021',
    'Calibration Technician / Peltridge Instruments /  / 2013 / 2018',
  ])
})

test('bullets that all begin with their time are entries, whatever they name', async () => {
  const jobs = await jobsIn(
    ...['- 2018-atual - Hornos Zeltner', '  Cargo: Kiln Engineer', '  Runs three kilns.'],
    ...['- 2013-2018 - Eichenhain GmbH', '  Cargo: Glazier', '  Mixed glazes.'],
  )
  expect(jobs).toEqual(['Kiln Engineer / Hornos Zeltner /  / 2018 / ', 'Glazier / Eichenhain GmbH /  / 2013 / 2018'])
})

test('the stop of a legal form ends no sentence: the entry it belongs to stays one', async () => {
  const jobs = await jobsIn(
    ...['- 2018-atual - Fornos Zeltner S.A.', '  Cargo: Kiln Engineer', '  Atividades: Runs three kilns.'],
    ...['- 2013-2018 - Vidros Horizonte Verde Ltda.', '  Cargo: Glazier', '  Atividades: Mixed glazes.'],
  )
  expect(jobs).toEqual([
    'Kiln Engineer / Fornos Zeltner S.A. /  / 2018 / ',
    'Glazier / Vidros Horizonte Verde Ltda. /  / 2013 / 2018',
  ])
})
