import { degreeText, fullName, type Layout } from './layout.ts'
import type { Person } from './people.ts'

type Value = string | { any: string[] }
const anyOf = (values: readonly string[]): Value => (values.length === 1 ? (values[0] ?? '') : { any: [...new Set(values)] })

/** What a reader should find in a person's document of a layout: all that the layout prints, as it prints it. */
export function truthOf(id: string, name: string, layout: Layout, person: Person) {
  const { kind, dates, studyDates = dates, degree = 'joined', without = [] } = layout
  const has = (part: (typeof without)[number]) => !without.includes(part)
  const shown = <V extends Value | string[]>(part: (typeof without)[number], value: V) =>
    has(part) ? value : typeof value === 'string' || !Array.isArray(value) ? '' : []
  const date = (text: string, form: Layout['dates']) => (form === 'year' ? text.slice(0, 4) : text)
  const words = fullName(person).split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const)
  const link = (host: string) => person.links.find((url) => url.includes(host)) ?? ''
  const others = person.links.filter((url) => url !== link('linkedin.com') && url !== link('github.com'))
  const data = {
    personal_info: {
      first_name: anyOf([person.first, ...splits.map(([first]) => first)]),
      last_name: anyOf([person.last, ...splits.map(([, last]) => last)]),
      email: person.email,
      phone: shown('phone', person.phone),
      summary: shown('summary', person.summary),
      linkedin: shown('links', link('linkedin.com')),
      github: shown('links', link('github.com')),
      country: shown('country', anyOf([person.country, ...person.countryNames])),
      other_links: shown('links', others),
    },
    skills: person.skills,
    experience: person.jobs.map((job) => ({
      company: job.company,
      position: job.position,
      location: shown('location', job.location),
      startDate: date(job.start, dates),
      endDate: date(job.end, dates),
      current: job.end === '',
      description: job.lines.join('\n'),
    })),
    education: person.studies.map((study) => ({
      institution: study.institution,
      degree: degree === 'joined' ? anyOf([study.degree, degreeText(study, person)]) : study.degree,
      field: study.field,
      startDate: shown('studyStart', date(study.start, studyDates)),
      endDate: date(study.end, studyDates),
      graduationYear: study.end.slice(0, 4),
      gpa: shown('grade', study.grade),
    })),
    certifications: has('certificates')
      ? person.certificates.map((one) => ({
          name: one.name,
          issuer: shown('issuer', one.issuer),
          issue_date: date(one.date, dates),
        }))
      : [],
  }
  return {
    ...{ id, file: `${id}.${kind}`, format: kind, layout: name, person: person.trade, language: person.language, data },
    ignore: has('country') ? [] : ['personal_info.country'],
    ignore_values: {
      skills: person.languages.map(([language]) => language),
      other_links: person.links.filter((url) => !others.includes(url)),
    },
  }
}
