import type { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import { DOCUMENT_NOT_MADE } from '@jobapply/core/documents/faults'
import { saveFile } from '#platform/save-file.ts'

type FileKind = keyof typeof DOCUMENT_FILES

/** Makes the file on the server and saves it; answers the sentence of a failure. */
export async function download(id: string, name: string, kind: FileKind): Promise<string | undefined> {
  try {
    const answer = await fetch(`/documents/resumes/${id}.${kind}`)
    if (!answer.ok) return DOCUMENT_NOT_MADE.message
    saveFile(`${name}.${kind}`, await answer.blob())
  } catch {
    return DOCUMENT_NOT_MADE.message
  }
}
