import { DEFAULT_FOLDER, MAX_FOLDERS } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useState } from 'react'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'

const FOLDERS = { inbox: 'Inbox', more: 'Folders I name' }
const DAY = 86_400_000
const DAYS = { month: 30, quarter: 90 }

type Since = 'first' | 'month' | 'quarter' | 'day'
type Props = { firstApplication: string | null; before: Mailbox | null }

/** Which folders, and since when. */
export function WhatToRead({ firstApplication, before }: Props) {
  const named = before?.folders.join(', ') ?? DEFAULT_FOLDER
  const [folders, setFolders] = useState<keyof typeof FOLDERS>(named === DEFAULT_FOLDER ? 'inbox' : 'more')
  const [since, setSince] = useState<Since>(before ? 'day' : 'first')
  const sinceOptions: Record<Since, string> = {
    first: firstApplication ? `${dayText(firstApplication)}, your first application` : 'Today, for new emails only',
    month: 'The last 30 days',
    quarter: 'The last 90 days',
    day: 'A day I choose',
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        <Field id="mail-which" name="which" label="Folders">
          {(control) => (
            <Select {...control} empty={null} options={FOLDERS} value={folders} onChange={(next) => next && setFolders(next)} />
          )}
        </Field>
        {folders === 'more' && (
          <Field id="mail-folders" name="folders" label="Names of the folders" hint={`Up to ${MAX_FOLDERS}, separated by commas`}>
            {(control) => <Input {...control} defaultValue={named} maxLength={1000} />}
          </Field>
        )}
      </div>
      <div className="grid content-start gap-3">
        <Field id="mail-from" name="from" label="Emails since">
          {(control) => (
            <Select {...control} empty={null} options={sinceOptions} value={since} onChange={(next) => next && setSince(next)} />
          )}
        </Field>
        {since === 'day' && (
          <Field id="mail-since" name="since" label="Since which day">
            {(control) => <Input {...control} type="date" defaultValue={before?.since} />}
          </Field>
        )}
      </div>
    </div>
  )
}

/** What the two fields say. An empty name or day means the usual one. */
export function readingOf(fields: FormData, now: Date): { folders: string[]; since: string | null } {
  const textOf = (name: string) => String(fields.get(name) ?? '').trim()
  const folders = textOf('folders')
    .split(',')
    .flatMap((name) => name.trim() || [])
  const from = textOf('from')
  const days = from === 'month' || from === 'quarter' ? DAYS[from] : null
  const since = days ? new Date(now.getTime() - days * DAY).toISOString().slice(0, 10) : textOf('since')
  return { folders: folders.length > 0 ? folders.slice(0, MAX_FOLDERS) : [DEFAULT_FOLDER], since: since || null }
}
