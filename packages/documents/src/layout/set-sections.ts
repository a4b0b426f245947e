import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import type { Section } from '#resume/model'
import { setDetails } from './set-details.ts'
import { setEntries } from './set-entries.ts'
import { setGroups } from './set-groups.ts'
import { lineHeight, type Setting, setText, span } from './set-text.ts'
import { keepAll, type Strip } from './strips.ts'

/** Sections with their headings, one below the other. */
export const setSections = (setting: Setting, sections: readonly Section[], width: number, isNarrow: boolean): Strip[] =>
  sections.flatMap((section, index) => {
    const { gaps, hasSummaryHeading } = setting.style
    const heading = index === 0 && isPlainSummary(section) && !hasSummaryHeading ? [] : setHeading(setting, section, width)
    const [first, ...rest] = setBody(setting, section, width, isNarrow)
    return first ? [...heading, { ...first, before: heading.length > 0 ? gaps.heading : gaps.section }, ...rest] : []
  })

/** One with the usual title. */
/** Without its heading a short summary is taken for a job title by machines that read resumes. */
const SHORTEST_PLAIN_SUMMARY = 120
const isPlainSummary = (section: Section) =>
  section.section === 'summary' &&
  section.title === RESUME_SECTIONS.summary &&
  section.kind === 'prose' &&
  section.details.reduce((length, { text }) => length + text.length, 0) >= SHORTEST_PLAIN_SUMMARY

function setBody(setting: Setting, section: Section, width: number, isNarrow: boolean): Strip[] {
  if (section.kind === 'entries') return setEntries(setting, section.section, section.entries, width)
  if (section.kind === 'groups') return setGroups(setting, section.section, section.groups, width, isNarrow)
  const { dates, marginWidth } = setting.style.entry
  const x = dates === 'margin' && !isNarrow ? marginWidth : 0
  return setDetails(setting, section.details, { section: section.section, entry: null }, { x, width: width - x }).flat()
}

function setHeading(setting: Setting, { section, title }: Section, width: number): Strip[] {
  const { heading, headingRule, gaps } = setting.style
  const { place, color, thickness, gap } = headingRule
  const block = setting.structure.add({ tag: 'h2', section, entry: null })
  const strips = keepAll(setText(setting, [span(title, heading)], block, { width }))
  const rule = (y: number) => ({ x: 0, y, width, height: thickness, color, radius: 0 })
  return strips.map((strip, index) => {
    const isLast = index === strips.length - 1
    if (index === 0 && place === 'above') {
      const runs = strip.runs.map((run) => ({ ...run, y: run.y + gap }))
      return { ...strip, before: gaps.section, height: strip.height + gap, runs, boxes: [rule(0)] }
    }
    const before = index === 0 ? gaps.section : 0
    if (!isLast || place !== 'below') return { ...strip, before }
    const y = lineHeight(heading) + gap
    return { ...strip, before, height: y + thickness, boxes: [rule(y)] }
  })
}
