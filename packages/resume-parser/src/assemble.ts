import type { Evidence, ParsedResume, ResumeReading } from '@jobapply/core/resume/schema'
import { extractCertifications } from '#extract/certifications'
import type { Value } from '#extract/contact'
import { extractEducation } from '#extract/education'
import { extractExperience } from '#extract/experience'
import type { Found } from '#extract/found'
import { extractAwards, extractProjects, extractPublications, extractVolunteering } from '#extract/further'
import { extractLanguages } from '#extract/languages'
import { extractPersonal } from '#extract/personal'
import { extractSkills } from '#extract/skills'
import type { SectionKind } from '#words/section-words'
import { findingsOf } from './findings.ts'
import type { Line, ResumeText, Section } from './model.ts'

/** All values of all sections, with where each was read. */
export function assemble(text: ResumeText, sections: readonly Section[]): ResumeReading {
  const lines = sections.flatMap(({ title, lines }) => [...(title ? [title] : []), ...lines])
  const place = new Map(lines.map((line, index) => [line, index]))
  const notes = new Notes(place)
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind)
  const each = <Value>(kind: SectionKind, extract: (lines: readonly Line[]) => Found<Value>[]) =>
    of(kind).flatMap(({ lines }) => extract(lines))

  const personal = extractPersonal(sections, text.links)
  const skills = skillsOf(sections)
  const experience = experienceOf(sections)
  const education = each('education', extractEducation)
  const certifications = each('certifications', extractCertifications)
  const languages = each('languages', extractLanguages)
  const { other_links, ...single } = personal
  const values = Object.fromEntries(
    Object.entries(single).map(([field, value]) => [field, notes.value(`personal_info.${field}`, value)]),
  )
  const data: ParsedResume = {
    personal_info: {
      ...(values as Record<keyof typeof single, string>),
      other_links: other_links.map((value, index) => notes.value(`personal_info.other_links.${index}`, value)),
    },
    skills: skills.map(({ value, sure, lines }, index) =>
      notes.value(`skills.${index}`, { text: value.skill, sure: sure.skill ?? 0.8, lines }),
    ),
    experience: notes.entries('experience', experience),
    education: notes.entries('education', education),
    certifications: notes.entries('certifications', certifications),
    languages: notes.entries('languages', languages),
    awards: notes.entries('awards', each('awards', extractAwards)),
    projects: notes.entries('projects', each('projects', extractProjects)),
    publications: notes.entries('publications', each('publications', extractPublications)),
    volunteer: notes.entries('volunteer', each('volunteer', extractVolunteering)),
  }
  const titles = new Set(sections.map(({ title }) => title))
  const unplaced = lines
    .filter((line, index) => !notes.used.has(index) && !titles.has(line))
    .map(({ text }) => text.replaceAll('\t', '  '))
  return {
    data,
    evidence: notes.evidence,
    lines: lines.map((line) => line.text.replaceAll('\t', '  ')),
    unplaced,
    findings: findingsOf(text, sections, data),
  }
}

class Notes {
  readonly evidence: Evidence[] = []
  readonly used = new Set<number>()
  readonly #place: ReadonlyMap<Line, number>

  constructor(place: ReadonlyMap<Line, number>) {
    this.#place = place
  }

  value(path: string, { text, sure, lines }: Value): string {
    if (text) this.#add(path, sure, lines)
    return text
  }

  entries<Value extends Record<string, unknown>>(group: string, found: readonly Found<Value>[]): Value[] {
    return found.map(({ value, sure, lines, body }, index) => {
      for (const [field, text] of Object.entries(value)) {
        if (!text) continue
        this.#add(`${group}.${index}.${field}`, sure[field] ?? 0.8, field === 'description' ? body : lines)
      }
      for (const line of body.flatMap((one) => one.sources ?? one)) this.#use(line)
      return value
    })
  }

  #add(path: string, sure: number, lines: readonly Line[]) {
    const numbers = lines.flatMap((line) => line.sources ?? line).flatMap((line) => this.#use(line) ?? [])
    this.evidence.push({ path, confidence: Math.max(0, Math.min(1, Math.round(sure * 100) / 100)), lines: numbers })
  }

  #use(line: Line): number | undefined {
    const number = this.#place.get(line)
    if (number !== undefined) this.used.add(number)
    return number
  }
}

/** Sections that may hold jobs though their title does not say so: "Career Summary". */
const UNSAID = new Set(['unknown', 'top', 'other', 'summary'])

/** The sections of jobs; without one, what reads surely as a job under a title that nobody listed, or under none. */
function experienceOf(sections: readonly Section[]): ReturnType<typeof extractExperience> {
  const own = sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => extractExperience(lines))
  if (own.length > 0) return own
  return sections
    .filter(({ kind }) => UNSAID.has(kind))
    .flatMap(({ lines }) => extractExperience(lines))
    .filter(({ value, sure }) => value.company && value.position && (sure.position ?? 0) > 0.9)
}

/** The sections of skills; without one, lists of short words under a title that nobody listed. */
function skillsOf(sections: readonly Section[]): Found<{ skill: string }>[] {
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
  return sections
    .filter((section) => chosen.has(section))
    .flatMap(({ lines }) => extractSkills(lines))
    .filter(({ value }) => {
      const key = value.skill.toLowerCase()
      return seen.has(key) ? false : seen.add(key)
    })
}
