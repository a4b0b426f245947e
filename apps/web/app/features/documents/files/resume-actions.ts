import type { ListedDocument, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

const { list, get } = api.documents.resumes
const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })

export function rememberDocument(document: ResumeDocument) {
  queryClient.setQueryData(get.queryKey({ input: { id: document.id } }), document)
  void queryClient.invalidateQueries({ queryKey: list.queryKey() })
}

/** Each shows a failure in a toast; undefined means that nothing was changed. */
export const createResume = (profileId: string) =>
  mutate(async (client) => {
    const document = await client.documents.resumes.create({ profileId })
    rememberDocument(document)
    return document
  })

export const duplicateResume = ({ id }: ListedDocument) =>
  mutate(async (client) => {
    const copy = await client.documents.resumes.duplicate({ id })
    rememberDocument(copy)
    good('Resume copied', `The copy is called "${copy.name}".`)
  })

export const renameResume = ({ id, version }: ListedDocument, name: string) =>
  mutate(
    async (client) => {
      rememberDocument(await client.documents.resumes.update({ id, version, changes: { name } }))
      return true
    },
    { reload: [list.queryKey()] },
  )

export const deleteResume = ({ id, name }: ListedDocument) =>
  mutate(
    async (client) => {
      queryClient.setQueryData(list.queryKey(), await client.documents.resumes.remove({ id }))
      queryClient.removeQueries({ queryKey: get.queryKey({ input: { id } }) })
      good('Resume deleted', `"${name}" is gone.`)
    },
    { reload: [list.queryKey()] },
  )
