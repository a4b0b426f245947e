import { DOCUMENT_NOT_MADE } from '@jobapply/core/documents/faults'
import { saveFile } from '#platform/save-file.ts'

const NAME = /filename\*=UTF-8''([^;]+)/

/** Has the server make the file at this address and saves it under the name that the server gives it; answers the sentence of a failure. */
export async function download(address: string, fileName: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return DOCUMENT_NOT_MADE.message
    const [, given] = NAME.exec(answer.headers.get('content-disposition') ?? '') ?? []
    saveFile(given ? decodeURIComponent(given) : fileName, await answer.blob())
  } catch {
    return DOCUMENT_NOT_MADE.message
  }
}
