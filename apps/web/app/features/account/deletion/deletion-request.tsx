import {
  DELETE_PHRASE,
  DELETION_LINK_HOURS,
  DELETION_REASONS,
  GRACE_DAYS,
  PHRASE_NEEDED,
  REQUEST_DONE,
  REQUEST_FAILED,
} from '@jobapply/core/account/deletion-constants'
import { isPhrase } from '@jobapply/core/account/deletion-rules'
import { type FormEvent, useId, useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { callDeleteAccount, sentenceOf } from './call.ts'

type Reason = keyof typeof DELETION_REASONS

/** spec 3 §4: the phrase enables the button, the button mails a link. */
export function DeletionRequest({ isRepeated }: { isRepeated: boolean }) {
  const id = useId()
  const [reason, setReason] = useState<Reason | null>(null)
  const [typed, setTyped] = useState('')
  const { mutate, isPending, problem, setProblem } = useMutate()
  const request = () =>
    mutate(
      async () => {
        const input = { action: 'request', reason: reason ? DELETION_REASONS[reason] : '' } as const
        const { message } = await callDeleteAccount(input, REQUEST_FAILED)
        setTyped('')
        showToast({
          title: typeof message === 'string' ? message : REQUEST_DONE,
          description: 'Check your email to confirm.',
          kind: 'good',
        })
      },
      {
        failed: (error) => showToast({ title: 'Error', description: sentenceOf(error), kind: 'bad' }),
        reload: [api.account.deletion.get.queryKey()],
      },
    )

  /** Enter sends too, also while the button is disabled. */
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isPhrase(typed)) return setProblem(PHRASE_NEEDED)
    void request()
  }

  return (
    <form onSubmit={send} className="grid gap-4" noValidate>
      <div>
        <h3 className="font-serif text-20">Delete your account</h3>
        <p className="mt-1 text-ink-2">
          We send an email with a link that works once, for {DELETION_LINK_HOURS} hours. After you confirm there are {GRACE_DAYS}{' '}
          days in which you can still change your mind. Then everything is gone, and nobody can bring it back.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-reason`} name="reason" label="Why are you leaving?" note="optional">
          {(control) => <Select {...control} options={DELETION_REASONS} value={reason} onChange={setReason} />}
        </Field>
        <Field id={`${id}-phrase`} name="phrase" label={`Type ${DELETE_PHRASE}`} error={problem}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setTyped(target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isPending} disabled={!isPhrase(typed) || isPending} onClick={() => send()} className="border-bad text-bad">
          {isRepeated ? 'Send the email again' : 'Send the confirmation email'}
        </Button>
        <p className="text-13 text-ink-3">Consider exporting your data first.</p>
      </div>
    </form>
  )
}
