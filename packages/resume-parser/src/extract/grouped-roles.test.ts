import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('below an employer with the time of all its roles no part of a role is an employer', async () => {
  const jobs = await jobsIn(
    ...['Krambach Verpackungstechnik GmbH    2015-04 – heute', ''],
    ...['Leiter Konstruktion, Sondermaschinen    2020-01 – heute', '- Runs three kilns.', ''],
    ...['Konstruktionsingenieur    2015-04 – 2019-12', '- Fired tiles.', ''],
  )
  expect(jobs).toEqual([
    'Leiter Konstruktion, Sondermaschinen / Krambach Verpackungstechnik GmbH /  / 2020-01 / ',
    'Konstruktionsingenieur / Krambach Verpackungstechnik GmbH /  / 2015-04 / 2019-12',
  ])
})

test('an employer with its years, above its place in a line of its own, is that of the roles below', async () => {
  const lines = [
    'Quiroga Abogados S.L.     2016 - actualidad',
    'Madrid',
    'Socia     enero 2022 - actualidad',
    '- Dirección del área laboral.',
    'Asociada     mayo 2016 - diciembre 2021',
    '- Defensa de empresas.',
  ]
  expect(await jobsIn(...lines)).toEqual([
    'Socia / Quiroga Abogados S.L. / Madrid / 2022-01 / ',
    'Asociada / Quiroga Abogados S.L. / Madrid / 2016-05 / 2021-12',
  ])
})
