import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

const entry = (date: string, company: string, kind: string, task: string) => [
  `Date (da - a)     ${date}`,
  `Datore di lavoro     ${company}`,
  `Ruolo svolto in sede     ${kind}`,
  `Principali mansioni     ${task}`,
]

test('a label that no table knows is learnt in the first of two cells from what stands beside it', async () => {
  const lines = [
    ...entry(
      'Da settembre 2015 a oggi',
      'Costruzioni Vetta S.p.A., Aquileia',
      'Ingegnere edile',
      'Direzione lavori di due ponti.',
    ),
    ...entry('Da gennaio 2011 ad agosto 2015', 'Studio Marsi S.r.l., Avezza', 'Ingegnere strutturista', 'Calcolo di edifici.'),
  ]
  const jobs = await jobsIn(...lines)
  expect(jobs[0]).toContain('Ingegnere edile / Costruzioni Vetta S.p.A.')
  expect(jobs[1]).toMatch(/^Ingegnere strutturista \/ Studio Marsi S\.r\.l\..* \/ 2011-01 \/ 2015-08$/)
})

test('what a form says of an employer is never taken for the title', async () => {
  const lines = [
    'Period: 2011 - 2015',
    'Employer: Studio Marsi, Avezza',
    'Period: 2016 - 2019',
    'Employer: Kiln Works Ltd, Leeds',
    'Position: Fitter',
  ]
  expect((await jobsIn(...lines)).every((job) => !job.startsWith('Avezza'))).toBe(true)
})
