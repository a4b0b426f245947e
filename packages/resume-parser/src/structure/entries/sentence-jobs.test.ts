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
  [
    'Von 05/2014 bis 02/2019 war ich als Glaser bei Eichenhain GmbH tätig.',
    'Glaser / Eichenhain GmbH tätig /  / 2014-05 / 2019-02',
  ],
  [
    'Trabajé como Contadora en Minera Cerro Pardo de marzo de 2015 a junio de 2018.',
    'Contadora / Minera Cerro Pardo /  / 2015-03 / 2018-06',
  ],
])('%s', async (sentence, job) => {
  expect((await jobsIn(sentence)).map((one) => one.replace(' tätig', ''))).toEqual([job.replace(' tätig', '')])
})
