import { STATUSES } from '@jobapply/core/applications/constants'
import { FOLLOW_UP_CHOICES } from '@jobapply/core/applications/follow-up/constants'
import {
  type FollowUp,
  followUpEmail,
  followUpOf,
  mailtoAddress,
  readFollowUpSettings,
  stageOf,
} from '@jobapply/core/applications/follow-up/rules'
import type { TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { daysBetween } from '@jobapply/core/shared/time/dates'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Clock, Copy, Mail } from 'lucide-react'
import { useState } from 'react'
import { TASK_LISTS } from '#features/applications/tasks/task-lists.ts'
import { dayOfText } from '#features/applications/tracker/fact.ts'
import { saveDetails } from '#features/applications/tracker/save-details.ts'
import { Section } from '#features/applications/tracker/section.tsx'
import { api } from '#platform/api.ts'
import { nameOf, useAuth } from '#platform/auth.tsx'
import { readCopy, saveCopy } from '#platform/local-store.ts'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'

const NAME = 'follow-up'
const DAYS_ID = 'follow-up-days'

/** Nobody has answered for a while: a short email to copy or to open in the email program. We send nothing. */
export function FollowUpSection({ details }: { details: TrackedDetails }) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const [settings, setSettings] = useState(() => readFollowUpSettings(readCopy(userId, NAME)))
  const replies = useQuery(api.applications.replies.list.queryOptions({ input: { applicationId: details.id } }))
  const stage = stageOf(details.status)
  if (!stage || !replies.data || !user) return null
  const heardAt = replies.data.map(({ sentAt, addedAt }) => sentAt ?? addedAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const followUp = followUpOf({ ...details, heardAt }, settings, new Date(), timeZone)

  function choose(days: string) {
    if (!stage) return
    const chosen = { ...settings, [stage]: Number(days) }
    saveCopy(userId, NAME, chosen)
    setSettings(chosen)
  }
  return (
    <Section id="details-follow-up" title="Follow-up">
      <div className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        <label htmlFor={DAYS_ID}>Suggest this while {STATUSES[stage]}</label>
        <Select
          id={DAYS_ID}
          options={FOLLOW_UP_CHOICES}
          value={String(settings[stage]) as keyof typeof FOLLOW_UP_CHOICES}
          onChange={(days) => days && choose(days)}
          empty={null}
        />
      </div>
      {followUp &&
        (followUp.isDue ? (
          <Due details={details} followUp={followUp} name={nameOf(user)} />
        ) : (
          <Later {...followUp} id={details.id} />
        ))}
    </Section>
  )
}

function Due({ details, followUp, name }: { details: TrackedDetails; followUp: FollowUp; name: string }) {
  const contact = details.contacts.find(({ email }) => email !== '') ?? details.contacts[0]
  const letter = followUpEmail({ ...details, stage: followUp.stage, contact: contact?.name ?? '', name })
  const days = daysBetween(followUp.since, today())
  const copy = () =>
    navigator.clipboard.writeText(letter.text).then(
      () => showToast({ title: 'Copied', description: 'The follow-up email', kind: 'good' }),
      () => showToast({ title: 'Not copied', description: 'Select the text and copy it.', kind: 'bad' }),
    )
  return (
    <>
      <p className="flex items-start gap-2 pt-3">
        <Clock aria-hidden className="mt-0.75 size-4 shrink-0 text-warn" />
        <span>
          <strong className="font-semibold">No reply for {days} days.</strong> A short email may help.
        </span>
      </p>
      <div className="my-3 rounded-card border border-line bg-surface p-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line pb-3 text-13 wrap-anywhere">
          <dt className="text-ink-3">To</dt>
          <dd>{contact?.email || <span className="text-ink-3">Not known yet. You can add it to a contact.</span>}</dd>
          <dt className="text-ink-3">Subject</dt>
          <dd className="font-semibold">{letter.subject}</dd>
        </dl>
        <p className="pt-3 font-serif text-16 whitespace-pre-wrap wrap-anywhere">{letter.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={mailtoAddress(contact?.email ?? '', letter)} className={buttonClass({ look: 'primary' })}>
          <Mail aria-hidden className="size-4" />
          Open in your email program
        </a>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
      </div>
      <p className="pt-2 text-12 text-ink-3">We never send it for you.</p>
    </>
  )
}

function Later({ id, day }: { id: string; day: string }) {
  const add = () =>
    mutate(
      saveDetails((client) =>
        client.applications.tasks.add({
          ...{ applicationId: id, title: "Follow up if there's no reply", day, time: null, zone: null, reminder: '1440' },
        }),
      ),
      TASK_LISTS,
    )
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2 text-13 text-ink-3">
      If there's no reply by {nearDay(dayOfText(day), new Date())}, we suggest a short email.
      <Button size="small" onClick={() => void add()}>
        Add as a task
      </Button>
    </p>
  )
}
