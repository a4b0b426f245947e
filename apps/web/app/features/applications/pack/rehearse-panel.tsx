import { ANSWER_SECONDS } from '@jobapply/core/applications/pack/constants'
import { clockText } from '@jobapply/core/applications/pack/countdown'
import { NOTE_CHARS } from '@jobapply/core/applications/tracker-constants'
import { useQuery } from '@tanstack/react-query'
import { Mic, Pencil, Square } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { saveDetails } from '#features/applications/tracker/save-details.ts'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'
import { Key } from '#ui/key.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { AnswerForm } from './answer-form.tsx'
import { useNow } from './use-now.ts'

type Props = { applicationId: string; taskId: string | undefined; questions: readonly string[] }

/** One likely question after the other, with a timer; what comes to mind becomes a note of the application. */
export function RehearsePanel({ applicationId, taskId, questions }: Props) {
  const service = useQuery(api.documents.ai.status.queryOptions())
  const [place, setPlace] = useState(0)
  const [startedAt, setStartedAt] = useState<Date>()
  const [isNoting, setNoting] = useState(false)
  const now = useNow(500, startedAt !== undefined)
  const question = questions[place] ?? ''
  const seconds = startedAt ? Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1_000)) : 0
  const next = () => {
    setPlace((before) => (before + 1) % Math.max(1, questions.length))
    setStartedAt(undefined)
    setNoting(false)
  }
  usePageKeys((key) => ({ n: next })[key.toLowerCase()])
  return (
    <section aria-labelledby="pack-rehearse" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="pack-rehearse" className="text-14 font-semibold">
          Rehearse
        </h2>
        <p className="text-12 text-ink-2">
          question {place + 1} of {questions.length}
        </p>
      </div>
      <p aria-live="polite" className="font-serif text-16 wrap-anywhere">
        {question}
      </p>
      <div className="flex items-center justify-between gap-3">
        <p role="timer" className="font-serif text-28 tabular-nums">
          {clockText(seconds)}
        </p>
        {startedAt ? (
          <Button look="primary" onClick={() => setStartedAt(undefined)}>
            <Square aria-hidden className="size-4" />
            Stop
          </Button>
        ) : (
          <Button onClick={() => setStartedAt(new Date())}>
            <Mic aria-hidden className="size-4" />
            Start
          </Button>
        )}
      </div>
      <p className="text-12 text-ink-2">
        {seconds > ANSWER_SECONDS ? 'Time to wrap up.' : 'Two minutes is a good answer. Nothing is recorded.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={next}>
          Next question
          <span aria-hidden className="max-sm:hidden">
            <Key>N</Key>
          </span>
        </Button>
        <Button look="quiet" size="small" aria-expanded={isNoting} onClick={() => setNoting((before) => !before)}>
          <Pencil aria-hidden className="size-3.5" />
          Note
        </Button>
      </div>
      {service.data?.isOn && service.data.endpoint && question && (
        <AnswerForm key={`answer ${question}`} {...{ applicationId, taskId, question, host: service.data.endpoint.host }} />
      )}
      {isNoting && <NoteForm key={question} applicationId={applicationId} question={question} onSaved={() => setNoting(false)} />}
    </section>
  )
}

type FormProps = { applicationId: string; question: string; onSaved: () => void }

function NoteForm({ applicationId, question, onSaved }: FormProps) {
  const [typed, setTyped] = useState('')
  const saving = useMutate()
  async function save(event: FormEvent) {
    event.preventDefault()
    const text = `${question}\n${typed.trim()}`
    const add = saveDetails((client) => client.applications.tracker.notes.add({ applicationId, text }))
    if (await saving.mutate(add, { reload: [api.applications.pack.get.key()] })) onSaved()
  }
  return (
    <form onSubmit={save} className="grid gap-2">
      <Textarea
        aria-label="Your note on this question"
        autoFocus
        limit={NOTE_CHARS - question.length - 1}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        look="primary"
        size="small"
        busy={saving.isPending}
        disabled={saving.isPending || typed.trim() === ''}
        className="justify-self-end"
      >
        Save note
      </Button>
    </form>
  )
}
