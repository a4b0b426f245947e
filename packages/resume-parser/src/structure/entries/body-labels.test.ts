import { expect, test } from 'vitest'
import { readSection } from '#read-text.testing'

test('a label in front of the text of most entries is not part of it, in whatever language', async () => {
  const { experience } = await readSection('Experience', [
    ...['Kiln Engineer, Glasbruket AB', 'March 2019 – Present', 'Tehtävät', 'Runs three kilns and their crews every night.', ''],
    ...['Glazier, Eichenhain GmbH', 'May 2014 – February 2019', 'Tehtävät', 'Fired tiles for stoves in four old houses.'],
  ])
  expect(experience.map(({ description }) => description)).toEqual([
    'Runs three kilns and their crews every night.',
    'Fired tiles for stoves in four old houses.',
  ])
})
