import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { FileButton } from '#features/resume/file-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { ResumeStartState } from './use-resume-start.ts'

/** Offers to answer the wizard from a resume. The file is stored with the profile when the person finishes. */
export function ResumeStart({ resume: { file, isReading, problem, read, remove } }: { resume: ResumeStartState }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-16 font-semibold">
            Start from your resume
          </h2>
          <p role="status" className="mt-0.5 text-14 text-ink-2 wrap-anywhere">
            {isReading
              ? `Reading ${file?.name} …`
              : file
                ? `${file.name} has answered what it could. It fills your profile when you finish.`
                : 'It answers most of these questions and fills your profile. PDF, DOC, DOCX or TXT, at most 10 MB.'}
          </p>
        </div>
        {file ? (
          <Button look="quiet" onClick={remove}>
            Continue without it
          </Button>
        ) : (
          <FileButton label="Resume file" onChoose={(chosen) => void read(chosen)}>
            <FileUp aria-hidden className="size-4" />
            Upload resume
          </FileButton>
        )}
      </div>
      {problem && (
        <div className="mt-4">
          <Alert kind="bad">{problem}</Alert>
        </div>
      )}
    </section>
  )
}
