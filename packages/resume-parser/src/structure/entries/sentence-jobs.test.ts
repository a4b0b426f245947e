import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test.each([
  [
    'I worked as a Shift Supervisor at Baltic Foods Ltd from March 2017 to June 2021.',
    'Shift Supervisor / Baltic Foods Ltd /  / 2017-03 / 2021-06',
  ],
  [
    'From July 2021 until now employed as a Production Manager with Nordfisk AS.',
    'Production Manager / Nordfisk AS /  / 2021-07 / ',
  ],
  ['Von 05/2014 bis 02/2019 war ich als Glaser bei Eichenhain GmbH tätig.', 'Glaser / Eichenhain GmbH /  / 2014-05 / 2019-02'],
  [
    'Från maj 2010 till juli 2016 arbetade jag som Glasmästare på Ek, Lind och Söner i Borås.',
    'Glasmästare / Ek, Lind och Söner / Borås / 2010-05 / 2016-07',
  ],
  [
    'Trabajé como Contadora en Minera Cerro Pardo de marzo de 2015 a junio de 2018.',
    'Contadora / Minera Cerro Pardo /  / 2015-03 / 2018-06',
  ],
])('%s', async (sentence, job) => {
  expect(await jobsIn(sentence)).toEqual([job])
})
