import { expect, test } from 'vitest'
import { jobsIn, readSection, studiesIn } from '#read-text.testing'

test('a date in the margin beside the first bullet is the date of the heading above it', async () => {
  const lines = [
    'Glasbruket AB, Kiln Engineer                                     Gothenburg, Sweden',
    '- Runs three kilns for tiled stoves and teaches the crew         May 2019 – Present',
    '- Cut the gas that a firing needs by a fifth in two years        4 years 2 months',
    '',
    'Töpferhof Grünau GmbH, Glazier                                   Ziegenhain, Germany',
    '- Mixed glazes for eleven product lines and logged each          June 2014 – April 2019',
  ]
  expect(await jobsIn(...lines)).toEqual([
    'Kiln Engineer / Glasbruket AB / Gothenburg, Sweden / 2019-05 / ',
    'Glazier / Töpferhof Grünau GmbH / Ziegenhain, Germany / 2014-06 / 2019-04',
  ])
  const { experience } = await readSection('Experience', lines)
  expect(experience[0]?.description).not.toMatch(/2019|months/)
})

test('bullets that each have a date are roles or degrees of their own', async () => {
  expect(
    await studiesIn(
      'University of Mälardal, Sweden',
      '- Ph.D. in Ceramics                              Dec 2009 – Jul 2014',
      '- M.S. in Chemistry                              Aug 2006 – Aug 2008',
    ),
  ).toEqual(['Ph.D. / Ceramics / University of Mälardal / ', 'M.S. / Chemistry / University of Mälardal / '])
})
