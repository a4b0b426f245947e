import { CUSTOM_MESSAGE_MAX, LETTER_LENGTHS, LETTER_TONES, type LetterOptions } from '@jobapply/core/documents/letters-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Choice } from '#ui/inputs/choice.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'
import type { DraftingEngine, DraftRequest } from './use-drafting.ts'

type Props = {
  title: string
  options: Omit<LetterOptions, 'seed'>
  onDraft: (request: DraftRequest) => void
  onClose: () => void
}

/** How another draft is to be written, and by whom. */
export default function RedraftDialog({ title, options: before, onDraft, onClose }: Props) {
  const ai = useQuery(api.documents.ai.status.queryOptions())
  const [options, setOptions] = useState(before)
  const [chosen, setChosen] = useState<DraftingEngine>()
  const set = (change: Partial<typeof options>) => setOptions({ ...options, ...change })
  const { endpoint, isOn } = ai.data ?? {}
  const engine = chosen ?? (isOn ? 'model' : 'local')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onDraft({ engine, options })
        }}
        className="grid gap-5"
      >
        {endpoint && isOn && (
          <Choice
            label="Who writes it?"
            look="card"
            options={{ local: 'The local engine', model: 'A language model' }}
            describe={{ local: 'On this server', model: `${endpoint.model} at ${endpoint.host}` }}
            value={engine}
            onChange={setChosen}
          />
        )}
        {endpoint && isOn === false && (
          <p className="text-13 text-ink-2">
            The local engine writes it, on this server. A language model at {endpoint.host} can write too, after you have switched
            AI on.
          </p>
        )}
        <Choice label="Tone" options={LETTER_TONES} value={options.tone} onChange={(tone) => set({ tone })} />
        <Choice label="Length" options={LETTER_LENGTHS} value={options.length} onChange={(length) => set({ length })} />
        <Field
          id="custom-message"
          name="customMessage"
          label="Your own paragraph"
          note="optional"
          hint="We use it word for word and check it like the rest."
        >
          {(control) => (
            <Textarea
              {...control}
              value={options.customMessage}
              limit={CUSTOM_MESSAGE_MAX}
              onChange={({ target }) => set({ customMessage: target.value })}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Write the draft
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
