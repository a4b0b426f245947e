import { NOTE_CHARS } from '@jobapply/core/applications/tracker-constants'
import type { Note } from '@jobapply/core/applications/tracker-schema'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Change, saveDetails } from '#features/applications/tracker/save-details.ts'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { mutate, useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'

export const ADD_NOTE_ID = 'add-note'

export function NotesSection({ applicationId, notes }: { applicationId: string; notes: readonly Note[] }) {
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  const add = (
    <button type="button" id={ADD_NOTE_ID} className={sectionAction} onClick={() => setEdited('new')}>
      Add<span className="sr-only"> a note</span>
    </button>
  )
  return (
    <Section id="details-notes" title="Notes" action={edited === 'new' ? undefined : add}>
      {edited === 'new' && (
        <NoteForm
          text=""
          change={(text) => (client) => client.applications.tracker.notes.add({ applicationId, text })}
          onClose={close}
        />
      )}
      {notes.length === 0 && edited !== 'new' && <p className="text-13 text-ink-3">Anything you want to remember.</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, text, updatedAt }) => (
          <li key={id}>
            {edited === id ? (
              <NoteForm
                text={text}
                change={(changed) => (client) => client.applications.tracker.notes.edit({ id, text: changed })}
                onClose={close}
              />
            ) : (
              <div className="group">
                <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{text}</p>
                <p className="flex items-center text-12 text-ink-3">
                  {nearDay(new Date(updatedAt), new Date())}
                  <Button look="quiet" size="small" className="ml-auto" aria-label="Edit this note" onClick={() => setEdited(id)}>
                    <Pencil aria-hidden className="size-3.5" />
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label="Remove this note"
                    onClick={() => void mutate(saveDetails((client) => client.applications.tracker.notes.remove({ id })))}
                  >
                    <Trash2 aria-hidden className="size-3.5" />
                  </Button>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type FormProps = { text: string; change: (text: string) => Change; onClose: () => void }

function NoteForm({ text, change, onClose }: FormProps) {
  const [typed, setTyped] = useState(text)
  const saving = useMutate()
  async function save(event: FormEvent) {
    event.preventDefault()
    if (await saving.mutate(saveDetails(change(typed)))) onClose()
  }
  return (
    <form onSubmit={save} className="grid gap-2 pb-2">
      <Textarea aria-label="Note" autoFocus limit={NOTE_CHARS} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="primary"
          size="small"
          busy={saving.isPending}
          disabled={saving.isPending || typed.trim() === ''}
        >
          Save note
        </Button>
      </div>
    </form>
  )
}
