import { Download, FolderDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useExport } from './use-export.ts'

export function ExportCard() {
  const exporting = useExport()
  const isBusy = (withFiles: boolean) => exporting.isPending && exporting.variables.withFiles === withFiles
  return (
    <Card title="Data Management">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-medium">Everything you have here, in one file</h3>
          <p className="text-13 text-ink-3">
            Profiles, preferences, searches, applications with their receipts, resumes, letters, settings and billing, as JSON; or
            as a .zip, together with your files.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy(false)} disabled={exporting.isPending} onClick={() => exporting.mutate({ withFiles: false })}>
            {!isBusy(false) && <Download aria-hidden className="size-4" />}
            Export My Data
          </Button>
          <Button busy={isBusy(true)} disabled={exporting.isPending} onClick={() => exporting.mutate({ withFiles: true })}>
            {!isBusy(true) && <FolderDown aria-hidden className="size-4" />}
            Download with files
          </Button>
        </div>
      </div>
    </Card>
  )
}
