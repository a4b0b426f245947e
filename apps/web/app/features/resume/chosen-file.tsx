import { FileText, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ACCEPTED } from './accepted-file.ts'
import { showSize } from './show-size.ts'

type Props = { file: File; isBusy: boolean; onReplace: (file: File) => void; onRemove: () => void }

/** The chosen file before the upload; it can be removed or replaced. */
export function ChosenFile({ file, isBusy, onReplace, onRemove }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <section aria-label="Chosen file" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line p-3">
      <FileText aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{file.name}</p>
        <p className="text-13 text-ink-3">{showSize(file.size)}</p>
      </div>
      {!isBusy && (
        <div className="flex gap-1">
          <input
            ref={picker}
            hidden
            type="file"
            accept={ACCEPTED}
            aria-label="Another resume file"
            onChange={({ target }) => {
              const [other] = target.files ?? []
              if (other) onReplace(other)
              target.value = ''
            }}
          />
          <Button look="quiet" onClick={() => picker.current?.click()}>
            Replace
          </Button>
          <Button look="quiet" size="icon" aria-label={`Remove ${file.name}`} data-tooltip="Remove" onClick={onRemove}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </section>
  )
}
