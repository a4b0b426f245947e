import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import { documentUpdate, type ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { contentOf, sectionOfField } from '@jobapply/core/documents/rules'
import type { ResumeDesign } from '@jobapply/core/documents/schema'
import { noFailure, type SaveFailure, savedByItself } from '#features/documents/editing/quiet-draft.ts'
import {
  designIn,
  RESUME_LISTS,
  type ResumeEntries,
  type ResumeValues,
  VALUE_FIELDS,
  valuesOf,
} from '#features/documents/editing/resume-values.ts'
import { rememberDocument } from '#features/documents/files/resume-actions.ts'
import { openDraft } from '#forms/draft.ts'
import type { Form, Save, Sent } from '#forms/form.ts'
import { byPath, type Problems } from '#forms/problems.ts'
import { api, type Client } from '#platform/api.ts'
import { describeFault, toastFault } from '#platform/toast-fault.ts'
import { keepHistory } from './history.ts'

const formOf = (status: SaveFailure): Form<ResumeDocument, ResumeValues, 'resume'> => ({
  sections: { resume: VALUE_FIELDS },
  lists: RESUME_LISTS,
  listTitle: (list) => RESUME_SECTIONS[sectionOfField(list)],
  valuesOf,
  check: (_, values) => checkResume(values),
  load: ({ id }) => api.documents.resumes.get.call({ id }),
  send,
  conflict: 'DOCUMENT_CHANGED',
  reloaded: { title: 'Resume reloaded', description: 'This is the last saved version.' },
  onSaved(stored) {
    status.set({ failure: undefined })
    rememberDocument(stored)
  },
  // The line under the name says it.
  onNotSaved: (error) => status.set({ failure: describeFault(error) }),
  onLoaded: rememberDocument,
  onNotLoaded: toastFault,
})

export function checkResume(values: ResumeValues): Problems {
  const { error } = documentUpdate.shape.changes.safeParse(changesOf(values))
  return byPath(error?.issues.map(({ path, message }) => ({ path: `changes.${path.join('.')}`, message })) ?? [])
}

const changesOf = (values: ResumeValues) => ({
  name: values.name,
  profileContent: values.profileContent,
  content: contentOf(values),
  design: designIn(values),
})

async function send(
  { base, values, overwrite }: Save<ResumeDocument, ResumeValues, 'resume'>,
  client: Client,
): Promise<Sent<ResumeDocument>> {
  const changes = changesOf(values)
  const stored = await client.documents.resumes.update({ id: base.id, version: base.version, overwrite, changes })
  // The server trims texts. The fields keep the space that somebody has just typed before the next word.
  return { stored: { ...stored, ...changes } }
}

export type ResumeDraft = ReturnType<typeof openResume>

/** The edits of one resume. They are saved by themselves. */
export function openResume(document: ResumeDocument) {
  const status = noFailure()
  const draft = openDraft<ResumeDocument, ResumeValues, 'resume', ResumeEntries>(formOf(status), document)
  return {
    ...savedByItself(draft, status, checkResume),
    ...keepHistory(draft.store, draft.change),
    setDesign: (design: ResumeDesign) => draft.change(design),
  }
}
