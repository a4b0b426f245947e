import { OWN_TEXTS } from '@jobapply/core/applications/own-texts'
import type { TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { type FormEvent, useState } from 'react'
import { dayOfText, momentText } from '#features/applications/tracker/fact.ts'
import { saveDetails } from '#features/applications/tracker/save-details.ts'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short' })

/** What comes next and until when; the nearest date is the largest figure of the panel. */
export function DatesSection({ details }: { details: TrackedDetails }) {
  const [isEdited, setIsEdited] = useState(false)
  const { nextAt, nextText, deadline } = details
  const next = nextAt ? new Date(nextAt) : undefined
  const action = (
    <button type="button" className={sectionAction} onClick={() => setIsEdited(true)}>
      {next || deadline ? 'Edit' : 'Add'}
      <span className="sr-only"> dates</span>
    </button>
  )
  return (
    <Section id="details-dates" title="Dates" action={isEdited ? undefined : action}>
      {isEdited ? (
        <DatesForm details={details} onClose={() => setIsEdited(false)} />
      ) : (
        <div className="grid gap-2">
          {next && (
            <div className="flex items-center gap-4 rounded-card bg-accent-wash px-4 py-3">
              <p className="text-center text-accent">
                <span className="block font-serif text-28">{next.getDate()}</span>
                <span className="block text-12 font-medium">{MONTH.format(next)}</span>
              </p>
              <p className="min-w-0 border-l border-line-strong pl-4">
                <span className="block font-semibold">{momentText(next)}</span>
                <span className="block text-ink-2 wrap-anywhere">{nextText}</span>
              </p>
            </div>
          )}
          {deadline && <p className="text-ink-2">Deadline {nearDay(dayOfText(deadline), new Date())}</p>}
          {!next && !deadline && <p className="text-13 text-ink-3">The next conversation, or the deadline to answer.</p>}
        </div>
      )}
    </Section>
  )
}

/** '2026-11-24T10:00' in the person's own time, as the browser's control wants it. */
function toLocalText(at: Date) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

function DatesForm({ details: { id, nextAt, nextText, deadline }, onClose }: { details: TrackedDetails; onClose: () => void }) {
  const [next, setNext] = useState(nextAt ? toLocalText(new Date(nextAt)) : '')
  const [what, setWhat] = useState(nextText)
  const [last, setLast] = useState(deadline ?? '')
  const { mutate, isPending } = useMutate()
  async function save(event: FormEvent) {
    event.preventDefault()
    const changes = { nextAt: next ? new Date(next).toISOString() : null, nextText: what, deadline: last || null }
    if (await mutate(saveDetails((client) => client.applications.tracker.edit({ id, changes })))) onClose()
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <Field id="next-at" name="nextAt" label="Next date">
        {(control) => (
          <Input {...control} autoFocus type="datetime-local" value={next} onChange={(event) => setNext(event.target.value)} />
        )}
      </Field>
      <Field id="next-text" name="nextText" label={OWN_TEXTS.nextText.label}>
        {(control) => (
          <Input
            {...control}
            maxLength={OWN_TEXTS.nextText.max}
            placeholder="Second interview, with Hanna de Vries"
            value={what}
            onChange={(event) => setWhat(event.target.value)}
          />
        )}
      </Field>
      <Field id="deadline" name="deadline" label="Deadline">
        {(control) => <Input {...control} type="date" value={last} onChange={(event) => setLast(event.target.value)} />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" size="small" busy={isPending} disabled={isPending}>
          Save dates
        </Button>
      </div>
    </form>
  )
}
