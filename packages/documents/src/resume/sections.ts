import type { BodySection, ResumeContent } from '@jobapply/core/documents/schema'
import { LANGUAGE_LEVELS } from '@jobapply/core/profiles/constants'
import { writeGrade } from '@jobapply/core/profiles/grades'
import { writeDate, writePeriod } from './dates.ts'
import type { Detail, Entry, Group, Section } from './model.ts'
import { detailsOf, linkDetail } from './prose.ts'
import { tidy } from './tidy.ts'

type Body = { kind: 'prose'; details: Detail[] } | { kind: 'entries'; entries: Entry[] } | { kind: 'groups'; groups: Group[] }

const entries = <T extends { id: string }>(list: readonly T[], write: (one: T) => Partial<Entry>): Body => ({
  kind: 'entries',
  entries: list.map((one) => ({ id: one.id, title: '', organization: '', place: '', dates: '', details: [], ...write(one) })),
})
const line = (label: string, text: string | null): Detail[] =>
  text ? [{ kind: 'p', text: tidy(label ? `${label}: ${text}` : text), url: null }] : []

const SKILL_LISTS = [
  ['technical_skills', 'Technical'],
  ['soft_skills', 'Interpersonal'],
  ['management_skills', 'Management'],
] as const

const BODIES: Readonly<Record<BodySection, (content: ResumeContent) => Body>> = {
  summary: ({ professional_summary }) => ({ kind: 'prose', details: detailsOf(professional_summary) }),
  experience: ({ experience }) =>
    entries(experience, (job) => ({
      title: tidy(job.position),
      organization: tidy(job.company),
      place: tidy(job.location),
      dates: writePeriod(job),
      details: [...detailsOf(job.description), ...line('Technologies', job.technologies.join(', '))],
    })),
  projects: ({ projects }) =>
    entries(projects, (project) => ({
      title: tidy(project.name),
      dates: writePeriod(project),
      details: [
        ...linkDetail(project.url),
        ...detailsOf(project.description),
        ...line('Technologies', project.technologies.join(', ')),
      ],
    })),
  education: ({ education }) =>
    entries(education, (study) => ({
      title: tidy([study.degree, study.field].filter(Boolean).join(', ')),
      organization: tidy(study.institution),
      dates: writePeriod({
        startDate: study.startDate,
        endDate: study.endDate ?? study.graduationYear?.toString() ?? null,
        current: false,
      }),
      details: line(study.gpa === null ? 'Grade' : 'GPA', writeGrade(study)),
    })),
  certifications: ({ certifications }) =>
    entries(certifications, (one) => ({
      title: tidy(one.name),
      organization: tidy(one.issuer),
      dates: writeDate(one.issue_date),
      details: [
        ...line('Expires', writeDate(one.expiry_date)),
        ...line('Credential ID', one.credential_id),
        ...linkDetail(one.credential_url),
        ...detailsOf(one.description),
      ],
    })),
  skills: (content) => {
    const groups = SKILL_LISTS.map(([id, label]) => ({ id, label, words: content[id].map(tidy).filter(Boolean) }))
    const filled = groups.filter(({ words }) => words.length > 0)
    return { kind: 'groups', groups: filled.length > 1 ? filled : filled.map((group) => ({ ...group, label: '' })) }
  },
  languages: ({ languages }) => ({
    kind: 'groups',
    groups:
      languages.length === 0
        ? []
        : [
            {
              id: 'languages',
              label: '',
              words: languages.map((one) => tidy(`${one.name} (${LANGUAGE_LEVELS[one.proficiency]})`)),
            },
          ],
  }),
  awards: ({ awards }) =>
    entries(awards, ({ title, issuer, date, description }) => ({
      title: tidy(title),
      organization: tidy(issuer),
      dates: writeDate(date),
      details: detailsOf(description),
    })),
  publications: ({ publications }) =>
    entries(publications, ({ title, publisher, date, url, description }) => ({
      title: tidy(title),
      organization: tidy(publisher),
      dates: writeDate(date),
      details: [...linkDetail(url), ...detailsOf(description)],
    })),
  volunteering: ({ volunteer_experience }) =>
    entries(volunteer_experience, (one) => ({
      title: tidy(one.position ?? one.organization),
      organization: one.position ? tidy(one.organization) : '',
      dates: writePeriod(one),
      details: detailsOf(one.description),
    })),
  references: ({ profile_references }) =>
    entries(profile_references, ({ name, position, company, email, phone, note }) => ({
      title: tidy(name),
      organization: tidy([position, company].filter(Boolean).join(', ')),
      details: [...line('', [email, phone].filter(Boolean).join(', ')), ...detailsOf(note)],
    })),
}

/** A section of the resume; undefined when it has nothing to print. */
export function sectionOf(section: BodySection, title: string, content: ResumeContent): Section | undefined {
  const body = BODIES[section](content)
  const isEmpty =
    body.kind === 'prose' ? body.details.length === 0 : (body.kind === 'entries' ? body.entries : body.groups).length === 0
  return isEmpty ? undefined : { section, title, ...body }
}
