import { isSystemHost, readSender } from '#applications/replies/sender'
import type { InterviewPack } from './schema.ts'

type Person = InterviewPack['people'][number]

const NOBODY = /^(?:no-?_?\.?reply|do-?not-?reply|nicht-?antworten|notifications?|mailer|bounces?)/

/** The people of an employer: those that the person noted first, then who wrote. Machines are nobody. */
export function peopleOf(contacts: readonly Person[], senders: readonly string[]): Person[] {
  const found = contacts.map(({ name, role, email, phone }) => ({ name, role, email, phone }))
  for (const from of senders) {
    const { name, mailbox, host } = readSender(from)
    const email = mailbox && `${mailbox}@${host}`
    if (!name || !email || NOBODY.test(mailbox) || isSystemHost(host)) continue
    const isKnown = found.some((one) => one.email.toLowerCase() === email || one.name.toLowerCase() === name.toLowerCase())
    if (!isKnown) found.push({ name, role: '', email, phone: '' })
  }
  return found
}
