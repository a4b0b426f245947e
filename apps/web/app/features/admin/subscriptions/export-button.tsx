import { CSV_FOLDER, type CsvKind, EXPORT_FAILED } from '@jobapply/core/admin/subscriptions-constants'
import { csvFileName } from '@jobapply/core/admin/subscriptions-rules'
import { Download } from 'lucide-react'
import { useMutate } from '#platform/mutate.ts'
import { saveFile } from '#platform/save-file.ts'
import { showToast } from '#platform/toasts.ts'
import { timeZone } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'

/** Busy while the file is made; it holds every row, whatever the page shows. */
export function ExportButton({ kind }: { kind: CsvKind }) {
  const { mutate, isPending } = useMutate()
  const download = () =>
    mutate(
      async () => {
        const answer = await fetch(`${CSV_FOLDER}/${kind}.csv`)
        if (!answer.ok) throw new Error(EXPORT_FAILED)
        saveFile(csvFileName(kind, new Date(), timeZone()), await answer.blob())
      },
      { failed: () => showToast({ kind: 'bad', title: 'Export CSV', description: EXPORT_FAILED }) },
    )
  return (
    <Button busy={isPending} disabled={isPending} title="All rows, not only those shown" onClick={() => void download()}>
      {!isPending && <Download aria-hidden className="size-4" />}
      Export CSV
    </Button>
  )
}
