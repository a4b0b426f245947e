import { UPLOAD_PROGRESS, UPLOAD_STEPS, type UploadStage } from '@jobapply/core/resume/constants'
import { Check } from 'lucide-react'
import { Progress } from '#ui/progress.tsx'
import { Spinner } from '#ui/spinner.tsx'

const STAGES = Object.keys(UPLOAD_PROGRESS) as UploadStage[]

/** The server's steps: done, current and pending. Without a stage the file is still being sent. */
export function UploadProgress({ stage }: { stage: UploadStage | undefined }) {
  const value = stage ? UPLOAD_PROGRESS[stage] : 0
  const reached = stage ? STAGES.indexOf(stage) : -1
  // The server reports parsing when it starts, the other stages when they are done.
  const doing = stage === undefined ? undefined : STAGES[stage === 'parsing' ? 0 : reached + 1]
  return (
    <div className="grid gap-4">
      <div>
        <p role="status" className="mb-1.5 flex justify-between gap-4 text-13 text-ink-2">
          <span>{doing ? `${UPLOAD_STEPS[doing].doing} …` : stage ? 'Done' : 'Sending the file …'}</span>
          <b className="font-semibold text-ink">{value}%</b>
        </p>
        <Progress label="Upload" value={value} />
      </div>
      <ol className="grid gap-2">
        {STAGES.map((step, index) => {
          const isDone = index <= reached && step !== doing
          return (
            <li
              key={step}
              aria-current={step === doing ? 'step' : undefined}
              className={`flex items-center gap-2.5 ${isDone || step === doing ? 'text-ink' : 'text-ink-3'}`}
            >
              <span className="grid size-5 shrink-0 place-items-center">
                {isDone ? (
                  <Check aria-label="done" className="size-4 text-good" />
                ) : step === doing ? (
                  <Spinner />
                ) : (
                  <span aria-hidden className="size-1.5 rounded-full bg-line-strong" />
                )}
              </span>
              {UPLOAD_STEPS[step].name}
              <span className="ml-auto text-13 text-ink-3">{UPLOAD_PROGRESS[step]}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
