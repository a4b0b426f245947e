import { STATUSES } from '@jobapply/core/applications/constants'
import { REPLY_KINDS, REPLY_WARNINGS, type ReplyKind, STATUS_OF_KIND } from '@jobapply/core/applications/replies/constants'
import type { Confirmed, ConfirmInput, ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { type FormEvent, useState } from 'react'
import { fieldsOf, missingOf } from '#features/applications/tasks/task-draft.ts'
import { TASK_LISTS } from '#features/applications/tasks/task-lists.ts'
import { saveDetails } from '#features/applications/tracker/save-details.ts'
import type { Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { ApplicationPicker } from './application-picker.tsx'
import { proposeTask, taskKind } from './proposed-task.ts'
import { TaskOfReply } from './task-of-reply.tsx'

type Props = {
  proposal: ReplyProposal
  applicationId: string | undefined
  onDone: (applicationId: string) => void
  onBack: () => void
  /** Of an email from the mailbox: its own call, which can be undone. */
  accept?: (client: Client, input: ConfirmInput) => Promise<Confirmed>
}

/** What the mail seems to say, with its sentence. The person confirms or corrects it; before that nothing changes. */
export function ProposalForm({ proposal, applicationId, onDone, onBack, accept }: Props) {
  const { mail, quote, appointments, candidates, warnings } = proposal
  const [chosen, setChosen] = useState(applicationId ?? proposal.applicationId ?? null)
  const [kind, setKind] = useState<ReplyKind | null>(proposal.kind)
  const company = candidates.find(({ id }) => id === chosen)?.company ?? ''
  const only = appointments.length === 1 ? appointments[0] : undefined
  const [draft, setDraft] = useState(() => proposeTask(taskKind(kind) ?? 'interview', only, company))
  // An offer without a day to answer by leaves nothing to note.
  const [wantsTask, setWantsTask] = useState(kind !== 'offer' || only !== undefined)
  const { mutate, isPending } = useMutate()
  const work = taskKind(kind)
  const hasTask = work !== null && wantsTask
  const status = kind && STATUS_OF_KIND[kind]
  /** Why 'Confirm' waits. */
  const missing = !kind
    ? 'Choose what this email is.'
    : !chosen
      ? 'Choose the application.'
      : hasTask
        ? missingOf(draft)
        : undefined

  /** The dates of the email are those of the kind that we proposed. */
  function chooseKind(chosen: ReplyKind | null) {
    setKind(chosen)
    const next = taskKind(chosen)
    const date = chosen === proposal.kind ? only : undefined
    if (next && next !== work) setDraft(proposeTask(next, date, company))
    setWantsTask(chosen !== 'offer' || date !== undefined)
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (!chosen || !kind) return
    const task = hasTask ? fieldsOf(draft) : null
    const confirmed = saveDetails(async (client) => {
      const input = { applicationId: chosen, kind, quote, mail, task }
      if (accept) return accept(client, input)
      const answer = await client.applications.replies.confirm(input)
      showToast({ title: 'Reply added', description: `${REPLY_KINDS[kind]}. Status: ${STATUSES[answer.status]}.`, kind: 'good' })
      return answer
    })
    if (await mutate(confirmed, TASK_LISTS)) onDone(chosen)
  }
  return (
    <form onSubmit={confirm} className="grid gap-4">
      {quote ? (
        <figure>
          <figcaption className="text-13 text-ink-3">The email says</figcaption>
          <blockquote className="border-l-2 border-accent pl-3 font-serif text-16">{quote}</blockquote>
        </figure>
      ) : (
        <Alert kind="calm">We couldn't tell what this email means. Please choose.</Alert>
      )}
      {warnings.length > 0 && (
        <Alert kind="warn">
          <p className="font-medium">Be careful with this email.</p>
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{REPLY_WARNINGS[warning]}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Field id="reply-kind" name="kind" label="This is" isRequired>
        {(control) => <Select {...control} options={REPLY_KINDS} value={kind} onChange={chooseKind} />}
      </Field>
      {!applicationId && <ApplicationPicker candidates={candidates} value={chosen} onChange={setChosen} />}
      {work && (
        <TaskOfReply
          kind={work}
          {...{ draft, wantsTask, company }}
          appointments={kind === proposal.kind ? appointments : []}
          onWant={setWantsTask}
          onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
        />
      )}
      <p className="text-13 text-ink-3">
        {status ? `The status changes to ${STATUSES[status]}.` : 'The status stays as it is.'} The email is kept with the
        application.
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p role="status" className="text-13 text-ink-3">
          {missing}
        </p>
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" busy={isPending} disabled={isPending || missing !== undefined}>
          Confirm
        </Button>
      </div>
    </form>
  )
}
