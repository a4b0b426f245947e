import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { StepsState } from './use-steps.ts'

type Props = StepsState & { names: readonly string[]; hints: readonly string[]; onRetry: () => void }

/** The steps one below the other: done, running, failed with a way to try again, or still to come. */
export const StepList = ({ names, hints, done, isBusy, problem, notes, onRetry }: Props) => (
  <ol aria-label="Steps" className="grid gap-4">
    {names.map((name, index) => {
      const state = index < done ? 'done' : index > done ? 'open' : problem ? 'failed' : isBusy ? 'running' : 'open'
      return (
        <li key={name} data-step={state} className="flex gap-3">
          <Mark state={state} number={index + 1} />
          <div className="min-w-0">
            <p className={`font-semibold ${state === 'failed' ? 'text-bad' : state === 'open' ? 'text-ink-3' : ''}`}>
              {index + 1}. {name}
            </p>
            {state === 'failed' && problem ? (
              <>
                <p role="alert" className="wrap-anywhere">
                  {problem.message}
                </p>
                {index > 0 && <p className="mt-1 text-13 text-ink-2">The plan is saved. Nothing is lost.</p>}
                <Button look="primary" className="mt-2" data-lands onClick={onRetry} autoFocus>
                  <RotateCw aria-hidden className="size-4" />
                  {problem.isConflict ? 'Sync again' : 'Retry'}
                </Button>
              </>
            ) : (
              <p className={`text-13 text-ink-2 ${state === 'open' ? 'max-md:hidden' : ''}`}>
                {state === 'running' ? 'Working…' : (notes[index] ?? hints[index])}
              </p>
            )}
          </div>
        </li>
      )
    })}
  </ol>
)

const Mark = ({ state, number }: { state: string; number: number }) => (
  <span aria-hidden className="mt-0.5 grid size-5 shrink-0 place-items-center text-12">
    {state === 'done' ? (
      <CircleCheck className="size-5 text-good" />
    ) : state === 'failed' ? (
      <CircleAlert className="size-5 text-bad" />
    ) : state === 'running' ? (
      <Spinner />
    ) : (
      <span className="grid size-5 place-items-center rounded-full border border-line-strong text-ink-3">{number}</span>
    )}
  </span>
)
