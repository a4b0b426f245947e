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
