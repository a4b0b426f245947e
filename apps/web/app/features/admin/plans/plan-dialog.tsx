import { formProblem, type PlanForm } from '@jobapply/core/admin/plan-form'
import { progressText } from '@jobapply/core/admin/plan-rules'
import { Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { PlanFields } from './plan-fields.tsx'
import { StepList } from './step-list.tsx'
import type { StepsState } from './use-steps.ts'

type Props = {
  title: string
  names: readonly string[]
  hints: readonly string[]
  steps: StepsState & { run: () => Promise<void> }
  form: PlanForm
  onChange: (form: PlanForm) => void
  hasKey: boolean
  save: string
  /** Why nothing can be saved now. */
  refusal: string | undefined
  onClose: () => void
}

/** The form at the left, its steps at the right. After step 1 the fields are locked (PLANS-012). */
export function PlanDialog({ title, names, hints, steps, form, onChange, hasKey, save, refusal, onClose }: Props) {
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const { done, isBusy } = steps
  const isLocked = done > 0 || isBusy

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = refusal ?? formProblem(form)
    setProblem(found)
    if (found) showToast({ title: found, description: '', kind: 'bad' })
    else void steps.run()
  }

  return (
    <WideDialog
      title={title}
      hint={<StepHint names={names} done={done} />}
      aside={<span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">{progressText(done, names.length)}</span>}
      onClose={onClose}
      footer={
        <Footer done={done}>
          <Button onClick={onClose}>{done === 0 ? 'Cancel' : done < names.length ? 'Finish later' : 'Close'}</Button>
          {done === 0 && !steps.problem && (
            <Button type="submit" form={formId} look="primary" busy={isBusy} disabled={isBusy}>
              {save}
            </Button>
          )}
        </Footer>
      }
    >
      <Segments done={done} of={names.length} hasFailed={steps.problem !== undefined} />
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="max-md:order-first md:order-last">
          <StepList {...steps} names={names} hints={hints} onRetry={() => void steps.run()} />
        </div>
        <form id={formId} onSubmit={submit} noValidate className="grid min-w-0 content-start gap-4">
          {isLocked && (
            <p className="flex gap-2 text-13 text-ink-2">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              Locked while the plan is being saved. You can edit it afterwards.
            </p>
          )}
          <PlanFields form={form} onChange={onChange} hasKey={hasKey} isLocked={isLocked} problem={problem} />
        </form>
      </div>
    </WideDialog>
  )
}

const StepHint = ({ names, done }: { names: readonly string[]; done: number }) => (
  <>{done < names.length ? `Step ${done + 1} of ${names.length}: ${names[done]}` : 'All done'}</>
)

const Segments = ({ done, of, hasFailed }: { done: number; of: number; hasFailed: boolean }) => (
  <div
    role="progressbar"
    aria-label="Steps done"
    aria-valuenow={Math.round((done / of) * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuetext={progressText(done, of)}
    className="flex gap-1.5"
  >
    {Array.from({ length: of }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments are their places
        key={index}
        className={`h-1 flex-1 rounded-full transition-colors ${index < done ? 'bg-accent' : index === done && hasFailed ? 'bg-bad' : 'bg-line'}`}
      />
    ))}
  </div>
)

/** The buttons stand left: the right corner belongs to the toasts. */
const Footer = ({ done, children }: { done: number; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="flex flex-row-reverse gap-2.5">{children}</div>
    {done > 0 && <p className="text-13 text-ink-2">Finished steps aren't repeated when you retry.</p>}
  </div>
)
