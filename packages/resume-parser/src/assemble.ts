import type { Evidence, ParsedResume, ResumeParseResult } from '@jobapply/core/resume/schema'
import type { SectionKind } from '@jobapply/language/section-words'
import type { Line, ResumeText, Section } from '#document/model'
import { extractCertifications } from '#extract/certifications'
import type { Value } from '#extract/contact'
import { extractEducation } from '#extract/education'
import { extractExperience } from '#extract/experience'
import type { Extracted } from '#extract/extracted'
import { extractLanguages } from '#extract/languages'
import { listedSkills } from '#extract/listed-skills'
import { extractAwards, extractProjects, extractPublications, extractVolunteering } from '#extract/other-sections'
import { extractPersonal } from '#extract/personal'
import { extractSkills } from '#extract/skills'
import { isSchooling } from '#judge/entry-doubts'
import { judge } from '#judge/judge'
import { withoutFurniture } from '#structure/lines/furniture'
import { maskDetails, withoutPersonalDetails } from '#structure/lines/personal-lines'
import { findDegree } from '#words/degrees'
import { findingsOf } from './findings.ts'

/** Extracts all values with their source lines. */
export function assemble(text: ResumeText, all: readonly Section[], now: Date): ResumeParseResult {
  const lines = all.flatMap(({ title, lines }) => [...(title ? [title] : []), ...lines])
  const own = withoutFurniture(all, text.links)
  const { sections, removed } = withoutPersonalDetails(own.sections)
  const place = new Map(lines.map((line, index) => [line, index]))
  const log = new EvidenceLog(place)
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind)
  const each = <Value>(kind: SectionKind, extract: (lines: readonly Line[]) => Extracted<Value>[]) =>
    of(kind).flatMap(({ lines, isGuessed }) =>
      isGuessed && !isRest(sections, kind) ? extract(lines).map(guessed) : extract(lines),
    )

  const personal = extractPersonal(sections, { ...text, links: own.links })
  const skills = skillsOf(sections)
  const entries = experienceOf(sections)
  const experience = entries.filter(({ value }) => !isSchool(value))
  const education = [...each('education', extractEducation), ...entries.filter(({ value }) => isSchool(value)).map(toStudy)]
  const certifications = each('certifications', extractCertifications)
  const languages = each('languages', extractLanguages)
  const { other_links, ...single } = personal
  const values = Object.fromEntries(
    Object.entries(single).map(([field, value]) => [field, log.value(`personal_info.${field}`, value)]),
  )
  const data: ParsedResume = {
    personal_info: {
      ...(values as Record<keyof typeof single, string>),
      other_links: other_links.map((value, index) => log.value(`personal_info.other_links.${index}`, value)),
    },
    skills: skills.map(({ value, confidence, lines }, index) =>
      log.value(`skills.${index}`, { text: value.skill, confidence: confidence.skill ?? 0.8, lines }),
    ),
    experience: log.entries('experience', experience),
    education: log.entries('education', education),
    certifications: log.entries('certifications', certifications),
    languages: log.entries('languages', languages),
    awards: log.entries('awards', each('awards', extractAwards)),
    projects: log.entries('projects', each('projects', extractProjects)),
    publications: log.entries('publications', each('publications', extractPublications)),
    volunteer: log.entries('volunteer', each('volunteer', extractVolunteering)),
  }
  const titles = new Set(sections.map(({ title }) => title))
  const unplaced = lines
    .filter((line, index) => !log.used.has(index) && !titles.has(line) && !removed.has(line))
    .map(({ text }) => text.replaceAll('\t', '  '))
  const shown = lines.map((line) => (removed.has(line) ? maskDetails(line.text) : line.text).replaceAll('\t', '  '))
  return {
    data,
    evidence: judge({ data, evidence: log.evidence, lines: shown, unused: unplaced.length, now }),
    lines: shown,
    unplaced: [...unplaced, ...(text.aside ?? [])],
    findings: findingsOf(text, sections, data, removed.size),
  }
}

class EvidenceLog {
  readonly evidence: Evidence[] = []
  readonly used = new Set<number>()
  readonly #place: ReadonlyMap<Line, number>

  constructor(place: ReadonlyMap<Line, number>) {
    this.#place = place
  }

  value(path: string, { text, confidence, lines }: Value): string {
    if (text) this.#add(path, confidence, lines)
    return text
  }

  entries<Value extends Record<string, unknown>>(group: string, found: readonly Extracted<Value>[]): Value[] {
    return found.map(({ value, confidence, lines, body }, index) => {
      for (const [field, text] of Object.entries(value)) {
        if (!text) continue
        this.#add(`${group}.${index}.${field}`, confidence[field] ?? 0.8, field === 'description' ? body : lines)
      }
      for (const line of body.flatMap((one) => one.sources ?? one)) this.#use(line)
      return value
    })
  }

  #add(path: string, confidence: number, lines: readonly Line[]) {
    const numbers = lines.flatMap((line) => line.sources ?? line).flatMap((line) => this.#use(line) ?? [])
    this.evidence.push({ path, confidence: Math.max(0, Math.min(1, Math.round(confidence * 100) / 100)), lines: numbers })
  }

  #use(line: Line): number | undefined {
    const number = this.#place.get(line)
    if (number !== undefined) this.used.add(number)
    return number
  }
}

/** No title says what these are: a person looks at them. */
const guessed = <Value>(one: Extracted<Value>): Extracted<Value> => ({
  ...one,
  confidence: Object.fromEntries(
    Object.keys(one.value as object).map((field) => [field, Math.min(GUESSED, one.confidence[field as keyof Value] ?? 1)]),
  ) as Extracted<Value>['confidence'],
})
const GUESSED = 0.5
const MIN_TOLD = 2

/** The other titles are known, so that what reads as jobs is neither the schools nor a list of courses. */
function isRest(sections: readonly Section[], kind: SectionKind): boolean {
  const told = new Set(sections.flatMap((one) => (one.isGuessed || !one.title || one.lines.length === 0 ? [] : one.kind)))
  return told.has(kind === 'experience' ? 'education' : 'experience') && told.size >= MIN_TOLD
}

type Job = Extracted<ParsedResume['experience'][number]>

/** A school in a table of jobs and schools; a teacher at a school is a job. */
const isSchool = (job: Job['value']) => job.company !== '' && job.position !== '' && isSchooling(job)

/** Read by the rules for jobs, so that a person looks at it. */
function toStudy({ value, lines, body }: Job): Extracted<ParsedResume['education'][number]> {
  const found = findDegree(value.position)
  const { startDate, endDate } = value
  return {
    value: {
      institution: value.company,
      degree: found?.degree ?? value.position,
      field: found?.rest ?? '',
      startDate,
      endDate,
      graduationYear: endDate.slice(0, 4),
      gpa: '',
    },
    lines: [...lines, ...body],
    body: [],
    confidence: { institution: 0.5, degree: 0.5, field: 0.5, startDate: 0.5, endDate: 0.5, graduationYear: 0.5 },
  }
}

/** Sections that may contain jobs in spite of their title: "Career Summary". */
const UNDECLARED_KINDS = new Set(['unknown', 'top', 'other', 'summary'])

/** Without an experience section: confident jobs under an unknown title or none. */
function experienceOf(sections: readonly Section[]): ReturnType<typeof extractExperience> {
  const own = sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => extractExperience(lines))
  if (own.length > 0) return own
  const found = sections
    .filter(({ kind }) => UNDECLARED_KINDS.has(kind))
    .flatMap(({ lines }) => extractExperience(lines))
    .filter(({ value, confidence }) => value.company && value.position && (confidence.position ?? 0) > 0.9)
  return isRest(sections, 'experience') ? found : found.map(guessed)
}

/** Also lists of short words under unknown titles, if there is no skills section or they are beside one. */
function skillsOf(sections: readonly Section[]): Extracted<{ skill: string }>[] {
  const isList = ({ kind, lines }: Section) =>
    (kind === 'unknown' || kind === 'other') &&
    lines.length > 1 &&
    lines.every(({ text }) => text.split(/\s+/).length <= 4 && !/\d{4}|@/.test(text))
  const hasOwn = sections.some(({ kind, lines }) => kind === 'skills' && lines.length > 0)
  const chosen = new Set<Section>()
  for (const [index, section] of sections.entries()) {
    const near = [sections[index - 1], sections[index + 1]]
    const isBeside = near.some((other) => other?.kind === 'skills' || (other !== undefined && isList(other)))
    if (section.kind === 'skills' || (isList(section) && (!hasOwn || isBeside))) chosen.add(section)
  }
  const seen = new Set<string>()
  const own = sections
    .filter((section) => chosen.has(section))
    .flatMap(({ kind, lines, isGuessed }) =>
      kind === 'skills' && (!isGuessed || isRest(sections, 'skills')) ? extractSkills(lines) : extractSkills(lines).map(guessed),
    )
  return (own.length > 0 ? own : extractSkills(listedSkills(sections)).map(guessed)).filter(({ value }) => {
    const key = value.skill.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}
