import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

const JOBS = [
  'Calibration Lead / Peltridge Instruments /  / 2019-03 / ',
  'Workshop Trainee / Osmund Hale Ltd /  / 2013-09 / 2015-05',
]

test('a date that continues with "Present" in the line below is one range, and no employer is called Present (RESUME-002)', async () => {
  const jobs = await jobsIn(
    'Mar 2019 –\tCalibration Lead',
    'Present\tPeltridge Instruments',
    '- Runs the flow bench.',
    'Sep 2013 –\tWorkshop Trainee',
    'May 2015\tOsmund Hale Ltd',
    '- Kept the tool store.',
  )
  expect(jobs).toEqual(JOBS)
})

test('the start beside the title and the end beside the employer are one range', async () => {
  const jobs = await jobsIn(
    'Calibration Lead\tMar 2019',
    'Peltridge Instruments\tPresent',
    '- Runs the flow bench.',
    'Workshop Trainee\tSep 2013',
    'Osmund Hale Ltd\tMay 2015',
    '- Kept the tool store.',
  )
  expect(jobs).toEqual(JOBS)
})

test('entries of one line each, with the time in front, are never joined', async () => {
  const jobs = await jobsIn(
    '03/2019 – Present: Calibration Lead, Peltridge Instruments, Tavistock',
    '09/2013 – 05/2015: Workshop Trainee, Osmund Hale Ltd, Okehampton',
  )
  expect(jobs).toEqual([
    'Calibration Lead / Peltridge Instruments / Tavistock / 2019-03 / ',
    'Workshop Trainee / Osmund Hale Ltd / Okehampton / 2013-09 / 2015-05',
  ])
})
