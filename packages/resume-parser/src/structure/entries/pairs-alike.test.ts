import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('an employer and its place below a dated title teach the same of long titles in plain words (RESUME-002)', async () => {
  const jobs = await jobsIn(
    'Coordinatrice des actions éducatives et culturelles auprès des collèges ruraux\tMar 2020 – Present',
    'fédération des œuvres laïques et des foyers ruraux de la vallée | Issoudun',
    ...['Trained four new colleagues a year.', ''],
    ...['Vendeuse\tApr 2017 – Dec 2018', 'Librairie Aubertin | Aurillac', 'Sold books.'],
  )
  expect(jobs).toEqual([
    'Coordinatrice des actions éducatives et culturelles auprès des collèges ruraux / fédération des œuvres laïques et des foyers ruraux de la vallée / Issoudun / 2020-03 / ',
    'Vendeuse / Librairie Aubertin / Aurillac / 2017-04 / 2018-12',
  ])
})

test('an employer and its place do not go on with a long title where others stand alone', async () => {
  const jobs = await jobsIn(
    'Senior Beleidsadviseur Openbaar Vervoer, Fiets en Toegankelijkheid in Stad en Streek',
    ...['Vervoersautoriteit Rivierenland | Tiel', 'Mar 2020 – Present', ''],
    ...['Stagiair', 'Adviesbureau Linge | Tiel', 'Apr 2017 – Dec 2018'],
  )
  expect(jobs).toEqual([
    'Senior Beleidsadviseur Openbaar Vervoer, Fiets en Toegankelijkheid in Stad en Streek / Vervoersautoriteit Rivierenland / Tiel / 2020-03 / ',
    'Stagiair / Adviesbureau Linge / Tiel / 2017-04 / 2018-12',
  ])
})
