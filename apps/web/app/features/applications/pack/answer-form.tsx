import { ANSWER_CHARS } from '@jobapply/core/applications/pack/constants'
import type { Rehearsal } from '@jobapply/core/applications/pack/rehearsal'
import { type FormEvent, useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'

type Props = { applicationId: string; taskId: string | undefined; question: string; host: string }

/** The answer in writing, and what it lacked. */
export function AnswerForm({ applicationId, taskId, question, host }: Props) {
  const [answer, setAnswer] = useState('')
  const [heard, setHeard] = useState<Rehearsal>()
  const asking = useMutate()
  async function ask(event: FormEvent) {
    event.preventDefault()
    const input = { applicationId, ...(taskId && { taskId }), question, answer }
    const told = await asking.mutate((client) => client.applications.pack.rehearse(input))
    if (told) setHeard(told)
  }
  return (
    <form onSubmit={ask} className="grid gap-2 border-t border-line pt-3">
      <Textarea aria-label="Your answer" limit={ANSWER_CHARS} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-40 text-12 text-ink-2 wrap-anywhere">
          Your answer, the question and the posting are sent to {host}.
        </p>
        <Button type="submit" size="small" busy={asking.isPending} disabled={asking.isPending || answer.trim() === ''}>
          What did it lack?
        </Button>
      </div>
      {asking.problem && <Alert kind="bad">{asking.problem}</Alert>}
      {heard && <Heard {...heard} />}
    </form>
  )
}

const Heard = ({ lacks, isAnswered, unproven }: Rehearsal) => (
  <div role="status" className="grid gap-2 text-13">
    {!isAnswered && <p>The service gave no answer. Try again later.</p>}
    {isAnswered && lacks.length === 0 && <p>Nothing to add.</p>}
    {lacks.length > 0 && (
      <ul className="list-disc pl-4">
        {lacks.map((one) => (
          <li key={one} className="wrap-anywhere">
            {one}
          </li>
        ))}
      </ul>
    )}
    {unproven.length > 0 && (
      <div className="grid gap-1">
        <p className="font-semibold">Not in your profile</p>
        <ul className="grid gap-1">
          {unproven.map(({ text, why }) => (
            <li key={text} className="text-ink-2 wrap-anywhere">
              “{text}” {why}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
