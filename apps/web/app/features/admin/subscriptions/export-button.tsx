import { CSV_FOLDER, type CsvKind, EXPORT_FAILED } from '@jobapply/core/admin/subscriptions-constants'
import { csvFileName } from '@jobapply/core/admin/subscriptions-rules'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#platform/save-file.ts'
import { showToast } from '#platform/toasts.ts'
import { timeZone } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'

/** Busy while the file is made; it holds every row, whatever the page shows. */
export function ExportButton({ kind }: { kind: CsvKind }) {
  const made = useMutation({
    mutationFn: async () => {
      const answer = await fetch(`${CSV_FOLDER}/${kind}.csv`)
      if (!answer.ok) throw new Error(EXPORT_FAILED)
      saveFile(csvFileName(kind, new Date(), timeZone()), await answer.blob())
    },
    onError: () => showToast({ kind: 'bad', title: 'Export CSV', description: EXPORT_FAILED }),
  })
  return (
    <Button busy={made.isPending} disabled={made.isPending} title="All rows, not only those shown" onClick={() => made.mutate()}>
      {!made.isPending && <Download aria-hidden className="size-4" />}
      Export CSV
    </Button>
  )
}
