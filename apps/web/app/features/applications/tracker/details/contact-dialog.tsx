import type { Contact } from '@jobapply/core/applications/tracker-schema'
import { type FormEvent, useState } from 'react'
import { type Change, saveDetails } from '#features/applications/tracker/save-details.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

const FIELDS = {
  name: { label: 'Name', limit: 200, type: 'text' },
  role: { label: 'Role', limit: 200, type: 'text' },
  email: { label: 'Email', limit: 254, type: 'email' },
  phone: { label: 'Phone', limit: 50, type: 'tel' },
} as const
type Name = keyof typeof FIELDS

type Props = { applicationId: string; contact: Contact | undefined; onClose: () => void }

export default function ContactDialog({ applicationId, contact, onClose }: Props) {
  const [values, setValues] = useState({
    name: contact?.name ?? '',
    role: contact?.role ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  })
  const { mutate, isPending } = useMutate()

  async function run(change: Change) {
    if (await mutate(saveDetails(change))) onClose()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    void run(({ applications: { tracker } }) =>
      contact ? tracker.contacts.edit({ id: contact.id, ...values }) : tracker.contacts.add({ applicationId, ...values }),
    )
  }
  return (
    <Dialog title={contact ? 'Edit contact' : 'Add contact'} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        {(Object.keys(FIELDS) as Name[]).map((name) => (
          <Field key={name} id={`contact-${name}`} name={name} label={FIELDS[name].label} isRequired={name === 'name'}>
            {(control) => (
              <Input
                {...control}
                type={FIELDS[name].type}
                autoComplete="off"
                maxLength={FIELDS[name].limit}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap justify-end gap-2.5">
          {contact && (
            <Button
              look="quiet"
              className="mr-auto"
              disabled={isPending}
              onClick={() => void run((client) => client.applications.tracker.contacts.remove({ id: contact.id }))}
            >
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isPending || values.name.trim() === ''}>
            Save contact
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
