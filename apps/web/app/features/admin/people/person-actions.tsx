import { TRIAL_EXTENSION_DAYS } from '@jobapply/core/admin/people-constants'
import type { PersonDetails } from '@jobapply/core/admin/people-schema'
import { useState } from 'react'
import { api, type Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

type Action = 'endSessions' | 'block' | 'unblock' | 'resetSecondFactor'
const QUESTIONS: Record<Action, { title: string; text: string; yes: string; done: string }> = {
  endSessions: {
    title: 'End all sessions?',
    text: 'This person is signed out everywhere, and paired browsers are revoked. They can sign in and pair again.',
    yes: 'End sessions',
    done: 'Sessions ended',
  },
  block: {
    title: 'Block this account?',
    text: "This person can't use the product, and automation pauses, until you unblock the account. Nothing is deleted.",
    yes: 'Block',
    done: 'Account blocked',
  },
  unblock: {
    title: 'Unblock this account?',
    text: 'This person can use the product again, also in browsers that are still signed in.',
    yes: 'Unblock',
    done: 'Account unblocked',
  },
  resetSecondFactor: {
    title: 'Reset two-step sign-in?',
    text: 'Only if this person has lost the app and the recovery codes and has proven to you who they are. They are signed out everywhere, paired browsers are revoked, they sign in with the password or with Google alone, and get an email.',
    yes: 'Reset two-step sign-in',
    done: 'Two-step sign-in reset',
  },
}

/** What an admin can do with an account; each is written into the audit log. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const [asked, setAsked] = useState<Action>()
  const { change } = usePersonChange()
  const toggle = person.state === 'blocked' ? 'unblock' : 'block'
  return (
    <div className="grid gap-6">
      <ExtendTrial person={person} />
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={person.sessionCount === 0} onClick={() => setAsked('endSessions')}>
          End sessions
        </Button>
        {person.hasSecondFactor && <Button onClick={() => setAsked('resetSecondFactor')}>Reset two-step sign-in</Button>}
        <Button
          disabled={person.isAdmin}
          title={person.isAdmin ? 'Remove the admin role first' : undefined}
          onClick={() => setAsked(toggle)}
          className={toggle === 'block' ? 'border-bad! text-bad!' : ''}
        >
          {QUESTIONS[toggle].yes}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog title={QUESTIONS[asked].title} text={QUESTIONS[asked].text} onCancel={() => setAsked(undefined)}>
          <Button onClick={() => setAsked(undefined)}>Cancel</Button>
          <Button
            look="primary"
            onClick={() => {
              void change(QUESTIONS[asked].done, (people) => people[asked]({ id: person.id }))
              setAsked(undefined)
            }}
          >
            {QUESTIONS[asked].yes}
          </Button>
        </ConfirmDialog>
      )}
    </div>
  )
}

function ExtendTrial({ person: { id, trial_end_date } }: { person: PersonDetails }) {
  const [days, setDays] = useState<string>(String(TRIAL_EXTENSION_DAYS.usual))
  const { change, isPending } = usePersonChange()
  const count = Number(days)
  const isWrong = !Number.isInteger(count) || count < 1 || count > TRIAL_EXTENSION_DAYS.most
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isWrong) return
        void change('Trial extended', (people) => people.extendTrial({ id, days: count, trialEnd: trial_end_date }))
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field
        id="trial-days"
        name="days"
        label="Days to add to the trial"
        error={isWrong ? `1 to ${TRIAL_EXTENSION_DAYS.most} days` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={TRIAL_EXTENSION_DAYS.most}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            className="max-w-32"
          />
        )}
      </Field>
      <Button type="submit" busy={isPending} disabled={isPending || !trial_end_date} className="h-10">
        Extend trial
      </Button>
    </form>
  )
}

/** Shows what the server answers, and asks for the lists again. */
function usePersonChange() {
  const { mutate, isPending } = useMutate()
  const change = (done: string, call: (people: Client['admin']['people']) => Promise<PersonDetails>) =>
    mutate(
      async (client) => {
        const person = await call(client.admin.people)
        queryClient.setQueryData(api.admin.people.get.queryKey({ input: { id: person.id } }), person)
        showToast({ kind: 'good', title: done, description: person.email })
      },
      { reload: [api.admin.people.key()] },
    )
  return { change, isPending }
}
