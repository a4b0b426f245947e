import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AnswerForm } from './answer-form.tsx'
import { forgetAnswer } from './answers.ts'

export function AnswerRow({ answer }: { answer: KeptAnswer }) {
  const [shown, setShown] = useState<'edit' | 'uses' | 'forget'>()
  const { id, label, values, savedAt } = answer
  const toggle = (what: 'edit' | 'uses') => setShown(shown === what ? undefined : what)

  function forget() {
    setShown(undefined)
    void forgetAnswer(id)
  }

  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-serif text-18 break-words">{label}</h2>
          {shown !== 'edit' && <p className="font-medium break-words whitespace-pre-line">{values.join(', ')}</p>}
          <p className="text-13 text-ink-3">Answered {dayText(savedAt)}</p>
        </div>
        <div className="flex flex-wrap gap-1">
          <Button look="quiet" size="small" aria-expanded={shown === 'uses'} onClick={() => toggle('uses')}>
            Where it was used
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-expanded={shown === 'edit'}
            aria-label={`Change the answer to ${label}`}
            onClick={() => toggle('edit')}
          >
            Change
          </Button>
          <Button look="quiet" size="small" aria-label={`Forget the answer to ${label}`} onClick={() => setShown('forget')}>
            Forget
          </Button>
        </div>
      </div>
      {shown === 'edit' && <AnswerForm answer={answer} onDone={() => setShown(undefined)} />}
      {shown === 'uses' && <Uses answerId={id} />}
      {shown === 'forget' && (
        <ConfirmDialog
          title="Forget this answer?"
          text="Applications that have used it keep what they sent."
          onCancel={() => setShown(undefined)}
        >
          <Button onClick={() => setShown(undefined)}>Cancel</Button>
          <Button look="primary" onClick={forget}>
            Forget
          </Button>
        </ConfirmDialog>
      )}
    </li>
  )
}

function Uses({ answerId }: { answerId: string }) {
  const uses = useQuery(api.applications.answerUses.queryOptions({ input: { answerId } }))
  if (!uses.data) return <Loading query={uses} />
  if (uses.data.length === 0) return <p className="mt-3 text-13 text-ink-2">No application has used it yet.</p>
  return (
    <ul aria-label="Used by" className="mt-3 grid gap-1 border-t border-line pt-3 text-13 text-ink-2">
      {uses.data.map(({ applicationId, job_title, company, at }) => (
        <li key={applicationId} className="break-words">
          {[job_title, company].filter(Boolean).join(', ')}
          {at && ` · ${dayText(at)}`}
        </li>
      ))}
    </ul>
  )
}
