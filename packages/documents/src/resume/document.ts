import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { contactOf } from './contact.ts'
import type { ResumeDocument } from './model.ts'
import { sectionOf } from './sections.ts'
import { tidy } from './tidy.ts'

/** What is printed, in reading order: hidden parts are gone, empty sections too. */
export function documentOf(content: ResumeContent, design: ResumeDesign): ResumeDocument {
  const shown = visibleContent(content, design)
  return {
    name: tidy(shown.full_name),
    headline: tidy(shown.desired_job_title),
    contact: contactOf(shown),
    sections: design.sections.flatMap(({ section, title }) => sectionOf(section, title ?? RESUME_SECTIONS[section], shown) ?? []),
  }
}
