import type { Finding, ParsedResume } from '@jobapply/core/resume/schema'
import type { ResumeText, Section } from '#document/model'

const MANY_PAGES = 3
const UNUSUAL = /[^\P{Cc}\t]|[\ue000-\uf8ff\ufffd]/u

/** Problems that an applicant tracking system would have with the file. */
export function findingsOf(text: ResumeText, sections: readonly Section[], data: ParsedResume, personalLines: number): Finding[] {
  const { personal_info: person, experience, education } = data
  const dates = [...experience, ...education].flatMap(({ startDate, endDate }) => [startDate, endDate]).filter(Boolean)
  const short = dates.find((date) => date.length === 4)
  const margin = text.lines.find((line) => line.margin && /@|\d{6,}/.test(line.text))
  const odd = text.lines.find((line) => UNUSUAL.test(line.text))
  const found: [boolean, Finding['kind'], string][] = [
    [text.columns, 'columns', ''],
    [text.tables, 'tables', ''],
    [text.images, 'images', ''],
    [!person.email, 'no-mail', ''],
    [!person.phone, 'no-phone', ''],
    [!person.first_name, 'no-name', ''],
    [short !== undefined, 'dates-without-month', short ?? ''],
    [sections.every(({ title }) => title === undefined), 'no-section-titles', ''],
    [margin !== undefined, 'text-in-header', margin?.text ?? ''],
    [odd !== undefined, 'unusual-characters', odd?.text ?? ''],
    [personalLines > 0, 'personal-details', String(personalLines)],
    [text.pages > MANY_PAGES, 'many-pages', String(text.pages)],
  ]
  return found.flatMap(([isFound, kind, detail]) => (isFound ? { kind, detail } : []))
}
