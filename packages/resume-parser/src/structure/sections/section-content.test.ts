import { expect, test } from 'vitest'
import { readSection } from '#read-text.testing'

test.each(['Teaching', 'RESEARCH', 'Clinical Rotations', 'Military Service', 'Academic Appointments'])(
  'jobs below the title %s are experience',
  async (title) => {
    const { experience } = await readSection(title, [
      'Teaching Assistant, University of Mälardal',
      'May 2014 – June 2019',
      '- Ran the kilns.',
    ])
    expect(experience).toMatchObject([
      { position: 'Teaching Assistant', company: 'University of Mälardal', startDate: '2014-05' },
    ])
  },
)

test('papers below the title Research are no jobs', async () => {
  const { experience, publications } = await readSection('RESEARCH', [
    'On Ash, Journal of Kilns, 2014',
    'On Salt, Journal of Kilns, 2016',
  ])
  expect(experience).toEqual([])
  expect(publications.length).toBeGreaterThan(0)
})
