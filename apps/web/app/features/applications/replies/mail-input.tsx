import { MAX_MAIL_CHARS } from '@jobapply/core/applications/replies/constants'
import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { type FormEvent, useState } from 'react'
import type { Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'

/** Takes a mail as text or as a file. Nothing is changed by reading it. */
export function MailInput({ onRead }: { onRead: (proposal: ReplyProposal) => void }) {
  const [text, setText] = useState('')
  const { mutate, isPending: busy } = useMutate()
  const [isOver, setIsOver] = useState(false)

  const run = (read: (replies: Client['applications']['replies']) => Promise<ReplyProposal>) =>
    mutate(async (client) => onRead(await read(client.applications.replies)))
  const take = (file: File | undefined) => file && void run((replies) => replies.readFile({ file }))
  function send(event: FormEvent) {
    event.preventDefault()
    void run((replies) => replies.read({ text }))
  }
  return (
    <form
      onSubmit={send}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files[0])
      }}
      className="grid gap-4"
    >
      <Field
        id="mail-text"
        name="text"
        label="Mail"
        hint="Paste it with its subject and sender if you can, or drop an .eml file here."
      >
        {(control) => (
          <textarea
            {...control}
            rows={9}
            maxLength={MAX_MAIL_CHARS}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`block w-full rounded-control border bg-surface px-3 py-2 text-16/6 text-ink sm:text-14/5.5 ${isOver ? 'border-accent' : 'border-line-strong'}`}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <label className={`${buttonClass()} cursor-pointer has-focus-visible:outline-2`}>
          Choose a file
          <input
            type="file"
            accept=".eml,message/rfc822"
            className="sr-only"
            disabled={busy}
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        <Button type="submit" look="primary" busy={busy} disabled={busy || text.trim() === ''}>
          Read the email
        </Button>
      </div>
    </form>
  )
}
