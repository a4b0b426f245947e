import type { ListedDocument, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { api, client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

const { list, get } = api.documents.resumes
const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })

export function rememberDocument(document: ResumeDocument) {
  queryClient.setQueryData(get.queryKey({ input: { id: document.id } }), document)
  void queryClient.invalidateQueries({ queryKey: list.queryKey() })
}

/** Each shows a failure in a toast; undefined or false means that nothing was changed. */
export async function createResume(profileId: string): Promise<ResumeDocument | undefined> {
  try {
    const document = await client.documents.resumes.create({ profileId })
    rememberDocument(document)
    return document
  } catch (error) {
    toastFault(error)
  }
}

export async function duplicateResume({ id }: ListedDocument): Promise<void> {
  try {
    const copy = await client.documents.resumes.duplicate({ id })
    rememberDocument(copy)
    good('Resume copied', `The copy is called "${copy.name}".`)
  } catch (error) {
    toastFault(error)
  }
}

export async function renameResume({ id, version }: ListedDocument, name: string): Promise<boolean> {
  try {
    rememberDocument(await client.documents.resumes.update({ id, version, changes: { name } }))
    return true
  } catch (error) {
    toastFault(error)
    void queryClient.invalidateQueries({ queryKey: list.queryKey() })
    return false
  }
}

export async function deleteResume({ id, name }: ListedDocument): Promise<void> {
  try {
    queryClient.setQueryData(list.queryKey(), await client.documents.resumes.remove({ id }))
    queryClient.removeQueries({ queryKey: get.queryKey({ input: { id } }) })
    good('Resume deleted', `"${name}" is gone.`)
  } catch (error) {
    toastFault(error)
    void queryClient.invalidateQueries({ queryKey: list.queryKey() })
  }
}
