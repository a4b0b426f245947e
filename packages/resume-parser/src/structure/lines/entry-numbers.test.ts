import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('the numbers of a counted list are no part of its names (RESUME-002)', async () => {
  expect(
    await jobsIn(
      '1. Northwind Freight Ltd, Leeds',
      'Dispatcher',
      'March 2019 - Present',
      '2. Harbour Tools Ltd, Leeds',
      'Driver',
      'May 2014 - February 2019',
    ),
  ).toEqual(['Dispatcher / Northwind Freight Ltd / Leeds / 2019-03 / ', 'Driver / Harbour Tools Ltd / Leeds / 2014-05 / 2019-02'])
})

test('a name that begins with a number keeps it', async () => {
  expect(await jobsIn('Dispatcher', '50 Degrees Ltd, Leeds', 'March 2019 - Present')).toEqual([
    'Dispatcher / 50 Degrees Ltd / Leeds / 2019-03 / ',
  ])
})
