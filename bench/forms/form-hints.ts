/**
 * What a saved form seems to ask for, by a rough look at its markup that shares nothing with the reader: the figures of recognition are
 * counted among these forms. It errs in both directions, so a difference is looked at by hand.
 */
export const WANTED = ['firstName', 'lastName', 'fullName', 'email', 'phone', 'resumeFile'] as const
export type Wanted = (typeof WANTED)[number]

const HINTS: Readonly<Record<Exclude<Wanted, 'resumeFile'>, RegExp>> = {
  firstName: /^(?:legal )?(?:first|given|fore) ?names?\b|^vorname|^pr[eé]nom|^voornaam|^nome$/i,
  lastName: /^(?:legal )?(?:last|family|sur) ?names?\b|^nachname|^nom de famille|^achternaam/i,
  fullName: /^(?:your )?full name\b|^(?:your )?name$|^vollst[aä]ndiger name|^volledige naam|^nom complet/i,
  email: /^(?:your )?e-?mail\b/i,
  phone: /^(?:your )?(?:mobile |cell |tele)?phone(?: number)?$|^mobile(?: number)?$|^telefon(?:nummer)?$|^t[eé]l[eé]phone$/i,
}
const RESUME = /resume|résumé|\bcv\b|lebenslauf|curriculum/i
const HIDDEN =
  '[hidden], [aria-hidden=true], [style*="display: none"], [style*="display:none"], dialog:not([open]), .ng-hide, header, footer, nav'

export function askedFor(document: Document): Set<Wanted> {
  const asked = new Set<Wanted>()
  for (const input of document.querySelectorAll('input, textarea')) {
    const type = (input.getAttribute('type') ?? 'text').toLowerCase()
    if (type === 'file') {
      const around =
        input.closest('fieldset, li, [class*=field i], [class*=upload i], [class*=question i], section, form') ?? input
      const said = `${input.getAttribute('name')} ${input.id} ${input.getAttribute('aria-label')} ${(around.textContent ?? '').slice(0, 400)}`
      if (RESUME.test(said.replace(/[_-]/g, ' ')) && !input.closest('[hidden]')) asked.add('resumeFile')
      continue
    }
    if (!['text', 'email', 'tel', 'textarea', ''].includes(type) || input.closest(HIDDEN)) continue
    for (const text of textsOf(document, input))
      for (const [key, pattern] of Object.entries(HINTS)) if (pattern.test(text)) asked.add(key as Wanted)
  }
  // 'Name' beside 'Last name' is no whole name.
  if (asked.has('firstName') || asked.has('lastName')) asked.delete('fullName')
  return asked
}

function textsOf(document: Document, input: Element): string[] {
  const own = [input.getAttribute('aria-label'), input.getAttribute('placeholder')]
  const label = input.id ? document.querySelector(`label[for="${input.id.replaceAll(/["\\]/g, '')}"]`) : null
  const beside = input.previousElementSibling ?? input.parentElement?.previousElementSibling
  return [...own, label?.textContent, input.closest('label')?.textContent, beside?.textContent]
    .map((text) => (text ?? '').replace(/[*✱:\s]+/g, ' ').trim())
    .filter((text) => text !== '' && text.length < 60)
}

const ID_LIKE =
  /[0-9a-f]{8}-[0-9a-f]{4}|^[0-9a-f]{16,}$|^[^\p{L}]+$|\b(?:question|input|field|custom|answer)s? ?\d{2,}|\w\[\w|^(?:cf|q|id) ?\d/iu
const ERROR_LIKE =
  /\b(?:is|are) (?:a )?(?:required|mandatory|invalid)\b|^(?:please (?:enter|fill|provide) an? valid|this field|required$|invalid)|can ?not be (?:blank|empty)|darf nicht leer|is een verplicht|pflichtfeld$/i

/** Whether a person could not tell from a label what is asked. */
export function isUnreadable(label: string, options: readonly { label: string }[]): boolean {
  const text = label.trim()
  if (!/\p{L}{2}/u.test(text) || ID_LIKE.test(text) || (ERROR_LIKE.test(text) && text.length < 80)) return true
  return options.length > 1 && options.some((option) => option.label.trim() === text)
}
