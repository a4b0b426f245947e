import type { ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { SECTION_FIELDS } from '@jobapply/core/documents/rules'
import { CONTENT_FIELDS, type ResumeContent, type ResumeDesign, resumeDesign } from '@jobapply/core/documents/schema'
import { LISTS, type NewEntries } from '#features/profiles/editor/lists.ts'
import { pick } from '#forms/draft-state.ts'

/** What the builder edits, side by side: the forms of lists expect their entries at the top. */
export type ResumeValues = ResumeContent & ResumeDesign & Pick<ResumeDocument, 'name' | 'profileContent'>

const DESIGN_FIELDS = Object.keys(resumeDesign.shape) as (keyof ResumeDesign)[]
export const VALUE_FIELDS: readonly (keyof ResumeValues)[] = ['name', 'profileContent', ...CONTENT_FIELDS, ...DESIGN_FIELDS]

export const valuesOf = ({ name, profileContent, content, design }: ResumeDocument): ResumeValues => ({
  name,
  profileContent,
  ...content,
  ...design,
})
export const designIn = (values: ResumeValues): ResumeDesign => pick(values, DESIGN_FIELDS)

export type ResumeEntries = Omit<NewEntries, 'work_authorization_entries'>
const { work_authorization_entries: _, ...lists } = LISTS
/** The profile's lists; a resume is saved as a whole. */
export const RESUME_LISTS = Object.fromEntries(
  Object.entries(lists).map(([name, rule]) => [name, { ...rule, section: 'resume' }]),
) as { [L in keyof ResumeEntries]: (typeof LISTS)[L] }

/** How many entries of a section are printed; undefined for those that are not lists of entries. */
export function countEntries(values: ResumeValues, section: keyof typeof SECTION_FIELDS): number | undefined {
  const hidden = values.hiddenEntries[section] ?? []
  const fields = SECTION_FIELDS[section].filter((field) => !hidden.includes(field))
  const lists = fields.map((field) => values[field]).filter(Array.isArray)
  if (section === 'summary') return undefined
  return lists.flat().filter((entry) => typeof entry === 'string' || !hidden.includes(entry.id)).length
}
