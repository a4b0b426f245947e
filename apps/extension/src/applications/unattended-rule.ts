type Field = {
  label: string
  required: boolean
  decision: 'fill' | 'propose' | 'ask' | 'leave'
  isNever?: boolean | undefined
  isConcealed: boolean
  shown: string
  state: 'untouched' | 'held' | 'lost'
}
type Form = { fields: readonly Field[]; way: 'next' | 'submit' | 'unknown'; hasCheck: boolean; messages: readonly string[] }

const name = ({ label }: Field) => label.slice(0, 120) || 'a field without a label'

/**
 * Why a form that was read is left to the person; null: nothing in it is uncertain. The server has decided that this application may go
 * without a click (decisions, Applying): what the page itself shows can only make it stricter.
 */
export function whyNotFill({ fields, way, hasCheck, messages }: Form): string | null {
  const shown = fields.filter(({ isConcealed }) => !isConcealed)
  const find = (is: (field: Field) => boolean) => shown.find(is)
  if (!shown.some(({ decision }) => decision === 'fill')) return "We don't see a form there that we can fill."
  if (hasCheck) return "The page wants to check that you're human."
  if (messages.length > 0) return messages.join(' ').slice(0, 300)
  if (way === 'unknown') return "We aren't sure which button sends the form."
  const own = find(({ isNever }) => isNever === true)
  if (own) return `Only you can answer this: ${name(own)}.`
  const open = find(({ required, decision }) => required && decision === 'ask')
  if (open) return `A required answer is missing: ${name(open)}.`
  const likely = find(({ required, decision }) => required && decision === 'propose')
  if (likely) return `We aren't sure about this answer: ${name(likely)}.`
  const left = find(({ required, decision, shown: says }) => required && decision === 'leave' && says === '')
  return left ? `A required field stays empty: ${name(left)}.` : null
}

/** Why a form that was filled is not sent without a click; null: every required answer was read back from the page. */
export function whyNotSend(form: Form): string | null {
  const certain = whyNotFill(form)
  if (certain) return certain
  const lost = form.fields.find(({ state }) => state === 'lost')
  if (lost) return `The page didn't keep our answer: ${name(lost)}.`
  const unread = form.fields.find(
    ({ required, decision, state, shown }) => required && decision === 'fill' && (state !== 'held' || shown === ''),
  )
  return unread ? `We couldn't read an answer back: ${name(unread)}.` : null
}
