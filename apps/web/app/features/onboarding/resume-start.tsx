import { FileCheck, FileUp, Lock } from 'lucide-react'
import { useId } from 'react'
import { JSON_KIND } from '#features/resume/accepted-file.ts'
import { FileButton } from '#features/resume/file-button.tsx'
import { FileDrop } from '#features/resume/file-drop.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { ResumeStartState } from './use-resume-start.ts'

/** The first thing that a newcomer is offered: a resume answers the wizard. The file is stored with the profile when the person finishes. */
export function ResumeStart({ resume: { file, isReading, problem, read, remove } }: { resume: ResumeStartState }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <FileDrop onDrop={(dropped) => void read(dropped)}>
        {(isOver) => (
          <div
            className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 text-center transition-colors ${file ? 'py-6' : 'py-8'} ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong bg-surface'}`}
          >
            <span aria-hidden className="grid size-12 place-items-center rounded-full bg-accent-wash text-accent">
              {isReading ? <Spinner /> : file ? <FileCheck className="size-5" /> : <FileUp className="size-5" />}
            </span>
            <div>
              <h2 id={id} className="font-serif text-20">
                {!file ? 'Drop your resume here' : isReading ? 'Reading your resume' : 'Your resume is read'}
              </h2>
              <p role="status" className="mt-1 max-w-[52ch] text-14 text-ink-2 wrap-anywhere">
                {isReading
                  ? `Reading ${file?.name} …`
                  : file
                    ? `${file.name} has answered what it could. It fills your profile when you finish.`
                    : 'It answers most of these questions and fills your profile.'}
              </p>
            </div>
            {file ? (
              <Button look="quiet" onClick={remove}>
                Continue without it
              </Button>
            ) : (
              <FileButton label="Resume file" also={JSON_KIND} onChoose={(chosen) => void read(chosen)}>
                <FileUp aria-hidden className="size-4" />
                Upload resume
              </FileButton>
            )}
            {!file && (
              <div className="grid justify-items-center gap-1 text-13 text-ink-3">
                <p>PDF, DOC, DOCX, TXT or JSON Resume, up to 10 MB. A PDF from LinkedIn works too.</p>
                <p className="flex items-center gap-1.5">
                  <Lock aria-hidden className="size-3.5 shrink-0" />
                  Read on this server and sent nowhere else.
                </p>
              </div>
            )}
          </div>
        )}
      </FileDrop>
      {problem && (
        <div className="mt-4">
          <Alert kind="bad">{problem}</Alert>
        </div>
      )}
    </section>
  )
}
