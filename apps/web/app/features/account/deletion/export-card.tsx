import { Download, FolderDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useExport } from './use-export.ts'

export function ExportCard() {
  const [data, zip] = [useExport(), useExport()]
  const isBusy = data.isPending || zip.isPending
  return (
    <Card title="Data Management">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-medium">Everything you have here, in one file</h3>
          <p className="text-13 text-ink-3">
            Profiles, preferences, searches, applications with their receipts, resumes, letters, settings and billing, as JSON, or
            as a .zip together with your files.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={data.isPending} disabled={isBusy} onClick={() => void data.start(false)}>
            {!data.isPending && <Download aria-hidden className="size-4" />}
            Export My Data
          </Button>
          <Button busy={zip.isPending} disabled={isBusy} onClick={() => void zip.start(true)}>
            {!zip.isPending && <FolderDown aria-hidden className="size-4" />}
            Download with files
          </Button>
        </div>
      </div>
    </Card>
  )
}
