import { foldWords } from '@jobapply/language/fold'
import { BUTTONS, type FormButton, wayOf } from '#applications/forms/button'
import { isAside, kindOf, MAY_BE_FIELD } from '#applications/forms/controls'
import { attr, nameOf, type Page } from '#applications/forms/page'
import { isHiddenByMarkup, isShown, type Look } from './visible.ts'

/** What a form is recognised by when its page is drawn anew. */
export const fieldName = (element: Element) =>
  (attr(element, 'name') || attr(element, 'id') || attr(element, 'aria-label') || nameOf(element)).slice(0, 200)

/** Pages list other jobs below their thanks: such a button opens one of them. */
const OPENS_OTHERS =
  /^(?:apply|apply now|jetzt bewerben|bewerben|postuler|postular|postularme|solliciteer|solliciteren|candidati|aplikuj)$/

/** The form's fields on a page, also those that are disabled or hidden while it is sent. */
export function formFields(page: Page): Element[] {
  const isSmall = createSmallForms(page)
  return page.find(MAY_BE_FIELD).filter((element) => kindOf(element) !== null && !isAside(page, element) && !isSmall(element))
}

/**
 * Whether the form is still there, or another step of it: one of the fields that it had, shown or not; any other field that is shown; a
 * button that sends or leads on; the frame that held it.
 */
export function isFormLeft(
  page: Page,
  before: { address: string; names: readonly string[] },
  address: string,
  look: Look | null,
) {
  const known = new Set(before.names)
  const isSeen = (element: Element) => {
    // Boxes and uploads are often drawn by what is around them.
    const drawn = page.parentOf(element) ?? element
    return isShown(page, drawn, look) && !isHiddenByMarkup(element)
  }
  const fields = formFields(page)
  if (fields.some((field) => known.size === 0 || known.has(fieldName(field)) || isSeen(field))) return true
  const isSmall = createSmallForms(page)
  if (page.find(BUTTONS).some((element) => leadsOn(page, element) && !isSmall(element) && isShown(page, element, look)))
    return true
  const form = URL.parse(before.address)
  const here = URL.parse(address)
  if (!form || !here || form.origin === here.origin) return false
  return page.find('iframe').some((one) => URL.parse(attr(one, 'src'))?.origin === form.origin)
}

function leadsOn(page: Page, element: Element): boolean {
  if (isAside(page, element)) return false
  const way: FormButton['way'] = wayOf(element)
  return way !== 'unknown' && !OPENS_OTHERS.test(foldWords(attr(element, 'value') || (element.textContent ?? '')))
}

/** Whether an element belongs to a search or a newsletter. Each form is looked at once, however many fields it has. */
function createSmallForms(page: Page): (element: Element) => boolean {
  const known = new Map<Element, boolean>()
  return (element) => {
    const form = page.formOf(element)
    if (!form) return false
    const isSmall = known.get(form) ?? isSmallForm(form)
    known.set(form, isSmall)
    return isSmall
  }
}

/** One box for an address, and perhaps a tick. */
function isSmallForm(form: Element): boolean {
  if (attr(form, 'role') === 'search' || attr(form, 'method').toLowerCase() === 'get') return true
  if (form.querySelector('input[type=search]')) return true
  const fields = [...form.querySelectorAll('input, select, textarea')].filter(
    (one) => !['hidden', 'submit', 'button', 'checkbox'].includes(attr(one, 'type')),
  )
  return fields.length === 1 && fields[0] !== undefined && attr(fields[0], 'type') === 'email'
}
