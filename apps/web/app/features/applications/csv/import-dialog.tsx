import type { Mapping } from '@jobapply/core/applications/csv/columns'
import type { DateOrder } from '@jobapply/core/applications/csv/constants'
import type { CsvPreview } from '@jobapply/core/applications/csv/schema'
import { useState } from 'react'
import { mutate, undoAction, useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { PreviewTable } from './preview-table.tsx'
import { refreshTracker } from './refresh-tracker.ts'
import { countOf, undoImport } from './undo-import.ts'

/** A file goes in, its columns are mapped, a preview says what would happen; only 'Import' writes. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<CsvPreview>()
  const importing = useMutate()
  /** How many previews are under way: the mapping can be changed while one is. */
  const [looks, setLooks] = useState(0)
  const busy = looks > 0 || importing.isPending

  async function look(chosen: File, mapping?: Mapping, dateOrder: DateOrder | null = null) {
    const input = { file: chosen, dateOrder, ...(mapping && { mapping }) }
    setLooks((count) => count + 1)
    const found = await mutate((client) => client.applications.csv.preview(input))
    setLooks((count) => count - 1)
    if (!found) return
    setFile(chosen)
    setPreview(found)
  }
  async function importRows(chosen: File, { mapping, dateOrder }: CsvPreview) {
    const done = await importing.mutate((client) => client.applications.csv.import({ file: chosen, mapping, dateOrder }))
    if (!done) return
    await refreshTracker()
    showToast({
      title: 'Import finished',
      description: `${countOf(done.count, 'application')} added.`,
      kind: 'good',
      action: undoAction(() => undoImport(done.id)),
    })
    onClose()
  }
  const footer = file && preview && (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      <p role="status" className="mr-auto text-13 text-ink-2">
        {countOf(preview.counts.ready, 'row')} ready, {countOf(preview.counts.duplicates, 'duplicate')},{' '}
        {countOf(preview.counts.problems, 'row')} with problems
      </p>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        look="primary"
        busy={busy}
        disabled={busy || preview.counts.ready === 0}
        onClick={() => void importRows(file, preview)}
      >
        Import {countOf(preview.counts.ready, 'application')}
      </Button>
    </div>
  )
  return (
    <WideDialog title="Import applications" hint="Nothing is saved until you press Import." footer={footer} onClose={onClose}>
      <div className="grid gap-6">
        <label className={`${buttonClass()} w-fit cursor-pointer has-focus-visible:outline-2`}>
          {file ? 'Choose another file' : 'Choose a CSV file'}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="CSV file"
            className="sr-only"
            disabled={busy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void look(chosen)
              target.value = ''
            }}
          />
        </label>
        {file && preview ? (
          <>
            <MappingFields preview={preview} onChange={(mapping, order) => void look(file, mapping, order)} />
            <PreviewTable preview={preview} />
          </>
        ) : (
          <>
            <p className="text-ink-2">
              Our own export comes back as it was. We recognize exports from JobSync and Huntr by their headers.
            </p>
            <EarlierImports />
          </>
        )}
      </div>
    </WideDialog>
  )
}
