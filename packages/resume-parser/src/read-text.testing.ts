import { readResume } from './read-resume.ts'
import { textBytes } from './testing.ts'

const HEAD = 'Zoë Lindström\nzoe@example.se\n'
/** A line that shows how wide the page is. */
const WIDE = 'Skills\n\nGlazes, kilns, plaster moulds, slip casting, tiled stoves\n'

/** What a plain text with these lines under this title is read as. */
export const readSection = async (title: string, lines: readonly string[]) =>
  (await readResume(textBytes(`${HEAD}\n${title}\n\n${lines.join('\n')}\n\n${WIDE}`), 'txt')).data

export const jobsIn = async (...lines: string[]) =>
  (await readSection('Experience', lines)).experience.map(({ position, company, location, startDate, endDate }) =>
    [position, company, location, startDate, endDate].join(' / '),
  )

export const studiesIn = async (...lines: string[]) =>
  (await readSection('Education', lines)).education.map(({ degree, field, institution, gpa }) =>
    [degree, field, institution, gpa].join(' / '),
  )
