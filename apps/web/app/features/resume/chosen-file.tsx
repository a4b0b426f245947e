import { FileText, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { FileButton } from './file-button.tsx'
import { showSize } from './show-size.ts'

type Props = { file: File; isBusy: boolean; onReplace: (file: File) => void; onRemove: () => void }

/** The chosen file before the upload; it can be removed or replaced. */
export function ChosenFile({ file, isBusy, onReplace, onRemove }: Props) {
  return (
    <section aria-label="Chosen file" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line p-3">
      <FileText aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{file.name}</p>
        <p className="text-13 text-ink-3">{showSize(file.size)}</p>
      </div>
      {!isBusy && (
        <div className="flex gap-1">
          <FileButton label="Another resume file" look="quiet" onChoose={onReplace}>
            Replace
          </FileButton>
          <Button look="quiet" size="icon" aria-label={`Remove ${file.name}`} data-tooltip="Remove" onClick={onRemove}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </section>
  )
}
