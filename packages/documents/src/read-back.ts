import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign, ResumeSection } from '@jobapply/core/documents/schema'
import type { ParsedResume } from '@jobapply/core/resume/schema'
import { foldWords } from '@jobapply/core/shared/text'
import { detailsOf } from '#resume/prose'
import { tidy } from '#resume/tidy'

/** Something that an applicant tracking system may not find in the printed document. */
export type Loss = { section: ResumeSection; entry: string | null; label: string }

const same = (one: string | null, other: string) => foldWords(tidy(one)) === foldWords(other)
const digits = (text: string) => text.replace(/\D/g, '')

/** What our own parser did not find in a document made of this content. */
export function lossesOf(content: ResumeContent, design: ResumeDesign, read: ParsedResume): Loss[] {
  const shown = visibleContent(content, design)
  const { personal_info: person } = read
  const phone = [shown.phone && shown.country_code, shown.phone].filter(Boolean).join(' ')
  const summary = detailsOf(shown.professional_summary)
    .map(({ text }) => text)
    .join(' ')
  const contact: [label: string, isFound: boolean][] = [
    ['Name', same(shown.full_name, `${person.first_name} ${person.last_name}`)],
    ['Email', same(shown.email, person.email)],
    ['Phone', digits(phone) === digits(person.phone)],
    ['Summary', same(summary, person.summary)],
  ]
  return [
    ...contact.flatMap(([label, isFound]): Loss[] =>
      isFound ? [] : [{ section: label === 'Summary' ? 'summary' : 'contact', entry: null, label }],
    ),
    ...missing('experience', shown.experience, ({ company, position, startDate }) => ({
      label: `${position}, ${company}`,
      isFound: read.experience.some(
        (job) => same(company, job.company) && same(position, job.position) && (startDate ?? '') === job.startDate,
      ),
    })),
    ...missing('education', shown.education, ({ degree, institution }) => ({
      label: degree,
      isFound: read.education.some((study) => same(degree, study.degree) && same(institution, study.institution)),
    })),
    ...missing('certifications', shown.certifications, ({ name }) => ({
      label: name,
      isFound: read.certifications.some((one) => same(name, one.name)),
    })),
    ...missing('languages', shown.languages, ({ name }) => ({
      label: name,
      isFound: read.languages.some((one) => same(name, one.name)),
    })),
    ...missingSkills(shown, read),
  ]
}

function missing<T extends { id: string }>(
  section: ResumeSection,
  entries: readonly T[],
  judge: (entry: T) => { label: string; isFound: boolean },
): Loss[] {
  return entries.flatMap((entry) => {
    const { label, isFound } = judge(entry)
    return isFound ? [] : [{ section, entry: entry.id, label }]
  })
}

function missingSkills({ technical_skills, soft_skills, management_skills }: ResumeContent, { skills }: ParsedResume): Loss[] {
  const found = new Set(skills.map(foldWords))
  return [...technical_skills, ...soft_skills, ...management_skills]
    .filter((skill) => !found.has(foldWords(tidy(skill))))
    .map((label) => ({ section: 'skills', entry: null, label }))
}
