import { DELETE_ACCOUNT_PATH, EXPORT_EMPTY, EXPORT_FAILED, EXPORT_ZIP_PATH } from '@jobapply/core/account/deletion-constants'
import { exportFilename } from '@jobapply/core/account/deletion-rules'
import type { DeleteAccountInput } from '@jobapply/core/account/deletion-schema'
import { saveFile } from '#platform/save-file.ts'
import { today } from '#platform/today.ts'

type Answer = { data?: unknown; message?: unknown; scheduled_deletion_at?: unknown; error?: unknown }

/** A refusal with a sentence of the server. */
export class Refusal extends Error {}
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** The documented function. `failed` is said when the server does not answer, or has nothing to say. */
export async function callDeleteAccount(input: DeleteAccountInput, failed: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch(DELETE_ACCOUNT_PATH, { method: 'POST', headers, body: JSON.stringify(input) })
    const answer: Answer = await response.json()
    if (typeof answer.error === 'string' && answer.error !== '') throw new Refusal(answer.error)
    if (!response.ok) throw new Refusal(failed)
    return answer
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(failed)
  }
}

/** Saves everything as JSON and answers the name of the file (SETTINGS-023). */
export async function saveExport(userId: string): Promise<string> {
  const { data } = await callDeleteAccount({ action: 'export' }, EXPORT_FAILED)
  if (!data) throw new Refusal(EXPORT_EMPTY)
  const name = exportFilename(userId, today())
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  return name
}

/** The same with all files, as a zip. */
export async function saveZip(userId: string): Promise<string> {
  const response = await fetch(EXPORT_ZIP_PATH).catch(() => undefined)
  if (!response?.ok) {
    const fault: { message?: unknown } | undefined = await response?.json().catch(() => undefined)
    throw new Refusal(typeof fault?.message === 'string' ? fault.message : EXPORT_FAILED)
  }
  const name = exportFilename(userId, today()).replace(/json$/, 'zip')
  const content = await response.blob().catch(() => Promise.reject(new Refusal(EXPORT_FAILED)))
  saveFile(name, content)
  return name
}
