import { RESUME_FILE_LOST } from '@jobapply/core/resume/faults'
import type { StoredResume } from '@jobapply/core/resume/schema'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { Download, FileText, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '#ui/button.tsx'
import { showSize } from './show-size.ts'

type Props = { files: readonly StoredResume[]; onRemove: (file: StoredResume) => void }

/** The stored files, newest first, to download or delete. */
export const ResumeFiles = ({ files, onRemove }: Props) => (
  <ul aria-label="Stored resumes" className="divide-y divide-line rounded-card border border-line">
    {files.map((file, index) => (
      <li key={file.id} className="flex items-center gap-3 p-3">
        <FileText aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{file.filename}</p>
          <p className="text-13 text-ink-3">
            {index === 0 && 'Newest, '}
            {showSize(file.size)}, {momentText(file.created_at)}
          </p>
          {file.isLost && <p className="text-13 text-warn">{RESUME_FILE_LOST.message}</p>}
        </div>
        {!file.isLost && (
          <a
            href={file.url}
            aria-label={`Download ${file.filename}`}
            data-tooltip="Download"
            className={buttonClass({ look: 'quiet', size: 'icon' })}
          >
            <Download aria-hidden className="size-4" />
          </a>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-label={`Delete ${file.filename}`}
          data-tooltip="Delete"
          onClick={() => onRemove(file)}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </li>
    ))}
  </ul>
)
