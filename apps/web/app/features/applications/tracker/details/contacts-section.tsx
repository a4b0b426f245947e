import type { Contact } from '@jobapply/core/applications/tracker-schema'
import { Mail, Pencil, Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { initialsOf } from '#ui/initials.ts'

const ContactDialog = lazy(() => import('./contact-dialog.tsx'))

export function ContactsSection({ applicationId, contacts }: { applicationId: string; contacts: readonly Contact[] }) {
  const [edited, setEdited] = useState<Contact | 'new'>()
  const add = (
    <button type="button" className={sectionAction} onClick={() => setEdited('new')}>
      Add<span className="sr-only"> a contact</span>
    </button>
  )
  return (
    <Section id="details-contacts" title="Contacts" action={add}>
      {contacts.length === 0 && <p className="text-13 text-ink-3">People at the employer, with their email and phone.</p>}
      <ul className="grid gap-2">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-12 font-semibold text-ink-2"
            >
              {initialsOf(contact.name)}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{contact.name}</p>
              <p className="text-12 text-ink-3 wrap-anywhere">{contact.role}</p>
            </div>
            <span className="flex shrink-0">
              {contact.email && (
                <a
                  href={`mailto:${encodeURIComponent(contact.email)}`}
                  aria-label={`Write to ${contact.name}`}
                  className={buttonClass({ look: 'quiet', size: 'icon' })}
                >
                  <Mail aria-hidden className="size-4" />
                </a>
              )}
              {contact.phone && (
                <a
                  href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                  aria-label={`Call ${contact.name}`}
                  className={buttonClass({ look: 'quiet', size: 'icon' })}
                >
                  <Phone aria-hidden className="size-4" />
                </a>
              )}
              <Button look="quiet" size="icon" aria-label={`Edit ${contact.name}`} onClick={() => setEdited(contact)}>
                <Pencil aria-hidden className="size-4" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <ContactDialog
            applicationId={applicationId}
            contact={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Section>
  )
}
