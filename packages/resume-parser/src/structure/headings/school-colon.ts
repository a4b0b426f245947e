import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'

const SCHOOL = 2
const isSchool = (part: string) => ROLE_SCORES.institution(phraseOf(part.split(', ')[0] ?? '')) >= SCHOOL

/** "Bessemer School: Electrical Programme": a school, and behind the colon something that is none. */
export function isSchoolBeforeColon(text: string): boolean {
  const [school = '', course = '', ...more] = text.split(/:\s+/)
  return more.length === 0 && course !== '' && isSchool(school) && !isSchool(course)
}
