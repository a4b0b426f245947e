import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { documentOf } from '#resume/document'
import type { Detail, Entry, Section } from '#resume/model'

/** The resume as plain text, for forms that take nothing else: one thing a line, blank lines between entries and sections. */
export function makeText(content: ResumeContent, design: ResumeDesign): string {
  const { name, headline, contact, sections } = documentOf(content, design)
  const head = [name, headline, ...contact.map(written)].filter(Boolean).join('\n')
  return `${[head, ...sections.map(writeSection)].filter(Boolean).join('\n\n')}\n`
}

const writeSection = (section: Section) => `${section.title.toUpperCase()}\n${writeBody(section)}`

function writeBody(section: Section): string {
  if (section.kind === 'prose') return section.details.map(writeDetail).join('\n')
  if (section.kind === 'entries') return section.entries.map(writeEntry).join('\n\n')
  return section.groups.map(({ label, words }) => `${label ? `${label}: ` : ''}${words.join(', ')}`).join('\n')
}

const writeEntry = ({ title, organization, place, dates, details }: Entry) =>
  [title, [organization, place].filter(Boolean).join(' | '), dates, ...details.map(writeDetail)].filter(Boolean).join('\n')

const writeDetail = (detail: Detail) => (detail.kind === 'li' ? `- ${detail.text}` : written(detail))

/** Plain text has no links: an address is written whole. */
const written = ({ text, url }: { text: string; url: string | null }) => (url && /^https?:/i.test(url) ? url : text)
