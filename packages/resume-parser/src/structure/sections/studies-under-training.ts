import type { Line, Section } from '#document/model'
import { findDates, withoutDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'

const PIECES = /,\s+|\s*[;|•·●▪◦∙]\s*|\t|\s+[–—/]\s+/u
/** "MD" and "BA" are also names of other things. */
const MIN_DEGREE = 6
const SCHOOL = 2
/** Lines of an entry around its date. */
const REACH = 2

const takesYears = ({ text }: Line) =>
  findDates(text).some(({ isRange, start, finish }) => isRange && finish !== '' && finish.slice(0, 4) > start.slice(0, 4))

/** "Training" above years at schools that ended with degrees is education, whatever else the word may name. */
export function studiesUnderTraining(section: Section): Section {
  const { kind, lines } = section
  if (kind !== 'certifications') return section
  const dated = [...lines.keys()].filter((index) => findDates(lines[index]?.text ?? '').length > 0)
  const isStudy = (index: number) => {
    const pieces = lines
      .slice(Math.max(0, index - REACH), index + REACH + 1)
      .flatMap(({ text }) => withoutDates(text).split(PIECES))
    const isDegree = (piece: string) => findDegree(piece)?.at === 0 && (findDegree(piece)?.degree.length ?? 0) >= MIN_DEGREE
    return takesYears(lines[index] as Line) && pieces.some(isDegree) && pieces.some(namesSchool)
  }
  return dated.length > 0 && dated.every(isStudy) ? { ...section, kind: 'education' } : section
}

const namesSchool = (piece: string) => ROLE_SCORES.institution(phraseOf(piece)) >= SCHOOL
