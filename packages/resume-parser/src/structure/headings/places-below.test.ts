import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('a place in a line of its own below each heading is the place, also one that no table knows', async () => {
  const jobs = await jobsIn(
    ...['Glasbruket AB', 'Kiln Engineer    March 2019 – Present', 'Malmö', 'Runs three kilns.', ''],
    ...['Eichenhain GmbH', 'Glazier    May 2014 – February 2019', 'Niederzwehnau', 'Fired tiles.'],
  )
  expect(jobs).toEqual([
    'Kiln Engineer / Glasbruket AB / Malmö / 2019-03 / ',
    'Glazier / Eichenhain GmbH / Niederzwehnau / 2014-05 / 2019-02',
  ])
})

test('short lines below headings are text when none of them is a known place', async () => {
  const jobs = await jobsIn(
    ...['Glasbruket AB', 'Kiln Engineer    March 2019 – Present', 'Glazes', '- Runs three kilns.', ''],
    ...['Eichenhain GmbH', 'Glazier    May 2014 – February 2019', 'Tiles', '- Sold stoves.'],
  )
  expect(jobs).toEqual(['Kiln Engineer / Glasbruket AB /  / 2019-03 / ', 'Glazier / Eichenhain GmbH /  / 2014-05 / 2019-02'])
})
