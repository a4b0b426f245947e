import { FileUp } from 'lucide-react'
import { ACCEPTED } from './accepted-file.ts'

type Props = { isOver: boolean; describedBy: string | undefined; onChoose: (file: File) => void }

/** Opens the browser's file picker and shows that a file can be dropped here. */
export const FilePicker = ({ isOver, describedBy, onChoose }: Props) => (
  <label
    data-over={isOver || undefined}
    className="grid cursor-pointer justify-items-center gap-1 rounded-card border border-dashed border-line-strong bg-sunk/50 px-5 py-9 text-center transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent data-over:border-accent data-over:bg-accent-wash"
  >
    <input
      // biome-ignore lint/a11y/noAutofocus: it is what the dialog is for
      autoFocus
      type="file"
      accept={ACCEPTED}
      aria-label="Resume file"
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onChoose(file)
        // The same file can be chosen again after it was removed or changed.
        target.value = ''
      }}
      className="sr-only"
    />
    <FileUp aria-hidden className="mb-2 size-7 text-accent" strokeWidth={1.5} />
    <span className="font-medium">
      {isOver ? (
        'Drop the file to choose it'
      ) : (
        <>
          Drop your resume here, or{' '}
          <span className="text-accent underline decoration-accent/40 underline-offset-3">choose a file</span>
        </>
      )}
    </span>
    <span className="text-13 text-ink-3">PDF, DOC, DOCX or TXT, up to 10 MB</span>
  </label>
)
