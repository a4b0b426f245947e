import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { toJsonResume } from '@jobapply/core/profiles/json-resume/json-resume-export'

/** What the document shows as JSON Resume, with sentences about what that format cannot hold. */
export const makeJsonResume = (content: ResumeContent, design: ResumeDesign) => toJsonResume(visibleContent(content, design))
