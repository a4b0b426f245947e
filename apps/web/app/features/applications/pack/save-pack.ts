import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import { packFileName } from '@jobapply/core/documents/file-names'
import { saveFile } from '#platform/save-file.ts'
import { showToast } from '#platform/toasts.ts'

/** Fetches the PDF and saves it; a failure is told. */
export async function savePack({ applicationId, job }: Pick<InterviewPack, 'applicationId' | 'job'>, taskId: string | undefined) {
  const query = taskId ? `?${new URLSearchParams({ task: taskId })}` : ''
  const answer = await fetch(`/packs/${applicationId}.pdf${query}`).catch(() => undefined)
  if (answer?.ok) return saveFile(packFileName(job.company), await answer.blob())
  showToast({ title: 'Download failed', description: "We couldn't make the file. Nothing was changed. Try again.", kind: 'bad' })
}
