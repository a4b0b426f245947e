import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('where a bar divides employers from places in most headings, nothing else divides them', async () => {
  const jobs = await jobsIn(
    ...['Copywriter: Digital', 'Reklam: Nu | Malmö', 'May 2021 – Present', ''],
    ...['Kiln Engineer', 'Byrå – Form | Lund', 'June 2019 – April 2021', ''],
    ...['Driver', '2020 Transport | Drammen', 'March 2016 – May 2019', ''],
    ...['Glazier', 'studio54b | York', 'March 2014 – February 2016'],
  )
  expect(jobs).toEqual([
    'Copywriter: Digital / Reklam: Nu / Malmö / 2021-05 / ',
    'Kiln Engineer / Byrå – Form / Lund / 2019-06 / 2021-04',
    'Driver / 2020 Transport / Drammen / 2016-03 / 2019-05',
    'Glazier / studio54b / York / 2014-03 / 2016-02',
  ])
})

test('a bar between a title and its employer is not taken for one before a place', async () => {
  const jobs = await jobsIn(
    ...['Kiln Engineer | Glasbruket AB', 'March 2019 – Present', ''],
    ...['Glazier | Eichenhain GmbH', 'May 2014 – February 2019'],
  )
  expect(jobs).toEqual(['Kiln Engineer / Glasbruket AB /  / 2019-03 / ', 'Glazier / Eichenhain GmbH /  / 2014-05 / 2019-02'])
})

test('a long title above an employer and its place is a title', async () => {
  const title = 'Coordinatrice des actions éducatives et culturelles auprès des collèges ruraux du département'
  const [first] = await jobsIn(
    ...[title, 'Foyers Ruraux de la Brenne | Le Blanc', 'May 2021 – Present', ''],
    ...['Glazier', 'Eichenhain GmbH | Berlin', 'May 2014 – February 2019'],
  )
  expect(first).toBe(`${title} / Foyers Ruraux de la Brenne / Le Blanc / 2021-05 / `)
})
