const REMOVED = '[removed]'
const MIN_PHONE_DIGITS = 7
const YEARS = /^(?:19|20)\d{2}(?:[-/](?:19|20)\d{2})?$/

/** People write contact data into free text; it is never sent. Words are looked at one by one, so it takes time in proportion to the text. */
export function withoutContacts(text: string): string {
  const parts = text.split(/(\s)/)
  const isNumeric = (part: string) => part !== '' && !YEARS.test(part) && /^[\d\s()+./-]*$/.test(part)
  const kept: string[] = []
  for (let at = 0; at < parts.length; ) {
    let end = at
    while (end < parts.length && isNumeric(parts[end] ?? '')) end += 1
    if (end === at) {
      const part = parts[at] ?? ''
      kept.push(part.includes('@') || /^(?:https?:|www\.)/i.test(part) ? REMOVED : part)
      at += 1
      continue
    }
    const run = parts.slice(at, end).join('')
    kept.push(run.replace(/\D/g, '').length >= MIN_PHONE_DIGITS ? ` ${REMOVED} ` : run)
    at = end
  }
  return kept.join('')
}
