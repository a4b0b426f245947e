import { GPA_MAX } from './constants.ts'

const OUT_OF_FOUR = /^(?:c?gpa ?:? ?)?(\d(?:[.,]\d{1,2})?) ?\/ ?4(?:[.,]0+)?(?: ?c?gpa)?$/i
const MARKED_GPA = /^(?:gpa ?:? ?(\d(?:[.,]\d{1,2})?)|(\d(?:[.,]\d{1,2})?) ?gpa)$/i

/** A grade is a GPA only when marked ("GPA 3.7", "3.7/4"); other scales are kept as written (decisions, Profiles). */
export function readGrade(text: string): { gpa: number | null; grade: string | null } {
  const written = text.trim()
  const plain = written.replace(/\s+/g, ' ')
  const [, out, marked, before] = [
    ...(OUT_OF_FOUR.exec(plain)?.slice(0, 2) ?? ['', '']),
    ...(MARKED_GPA.exec(plain)?.slice(1) ?? []),
  ]
  const digits = out || marked || before
  const gpa = digits ? Number(digits.replace(',', '.')) : Number.NaN
  return gpa <= GPA_MAX ? { gpa, grade: null } : { gpa: null, grade: written || null }
}

/** The inverse of readGrade. */
export const writeGrade = ({ gpa, grade }: { gpa: number | null; grade: string | null }) =>
  gpa === null ? grade : `${gpa}/${GPA_MAX}`
