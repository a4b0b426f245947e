import { hasLetter, hasLetters } from './letters.ts'
import { attr, nameOf, saidOnce } from './page.ts'

/** `error-container`, `field-errors`, `_error_f7cvd_91`, `invalid-feedback`; not `has-error`, which is a state of what holds the label. */
const ERROR_CLASS =
  /(?:^|[\s_-])(?:errors?|invalid-feedback|validation-(?:message|error|summary))(?:$|[\s_-])|[a-z]Error(?:s|Message|Text)?(?:$|[\s_-])/
const ERROR_STATE = /(?:^|[\s_-])(?:has|is|with|no|if)[_-]?errors?(?:$|[\s_-])/
const ERROR_ID = /[_-]errors?$|[_-]error[_-]?(?:message|text)$/i
const HOLDS_MORE = 'input, select, textarea, label, legend, h1, h2, h3, h4, h5, h6'

/** A text that tells what is wrong with a field, whether it shows or waits. */
export function isErrorElement(element: Element): boolean {
  const id = attr(element, 'id')
  if (id !== '' && ERROR_ID.test(id.slice(-40))) return true
  const classes = attr(element, 'class').slice(0, 300)
  if (classes === '' || !ERROR_CLASS.test(classes) || ERROR_STATE.test(classes)) return false
  return nameOf(element) === 'label' || element.querySelector(HOLDS_MORE) === null
}

const GONE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const UNDRAWN = /(?:^|\s)(?:ng-hide|hidden|is-hidden|d-none|display-none|hide)(?:\s|$)/
/** `hidden md:block` shows on larger screens. */
const SOMETIMES = /(?:^|\s)(?:sm|md|lg|xl|print)[:-]/

/** Switched off by a mark in the page. What style sheets do only a browser knows. */
export function isUndrawn(element: Element): boolean {
  if (element.hasAttribute('hidden') || (nameOf(element) === 'dialog' && !element.hasAttribute('open'))) return true
  const style = attr(element, 'style')
  if (style !== '' && GONE.test(style.slice(0, 500))) return true
  const classes = attr(element, 'class').slice(0, 300)
  return classes !== '' && UNDRAWN.test(classes) && !SOMETIMES.test(classes)
}

/** An open menu hides the rest of the page from screen readers alone, with a mark of its own. */
export const isHiddenFromAll = (element: Element) =>
  attr(element, 'aria-hidden') === 'true' && !element.hasAttribute('data-aria-hidden')

const MISSING =
  'required|mandatory|invalid|blank|empty|missing|erforderlich|ungültig|obligatoire|invalide|obligatori[oa]|inválid[oa]|verplicht|ongeldig|wymagan[ey]|nieprawidłow[ya]|non valido'
const IS = "is|are|isn't|ist|sind|est|es|è|é|jest|to|be|must|muss|doit|debe|cannot|can't|can not"
const ERRORS: readonly RegExp[] = [
  new RegExp(`(?:^|\\s)(?:${IS})\\s(?:an?\\s|not\\s|niet\\s|kein\\s)?(?:${MISSING})[.!]?$`, 'i'),
  /^(?:please|bitte)\s(?:enter|fill|provide|select|choose|agree|complete|geben|füllen)\b.{0,60}(?:\svalid\b|gültig|\sthis field|\sfield$|messages?$)/i,
  /^(?:this|dieses|ce|este|dit)\s(?:field|question|feld|champ|campo|veld)\b/i,
  /\b(?:is limited to|darf nicht leer sein|must be filled|no matching entries)\b/i,
]

/** 'A full name is required': what a form says when it is not filled. */
export const isErrorSentence = saidOnce((text) => text.length < 160 && ERRORS.some((pattern) => pattern.test(text)))

const INVITATION =
  /^(?:please |bitte |click to )?(?:select|choose|search|pick|enter|type|start typing|begin typing|add|write|your answer|make a selection|not selected|none selected|auswählen|wählen|suchen|suche|eingeben|bitte wählen|sélectionner|sélectionnez|choisir|rechercher|seleccionar|seleccione|selecciona|buscar|selecteer|kies|zoeken|wybierz|szukaj|seleziona|cerca|selecionar|selecione|pesquisar)(?: (?:an?|one|your|the|eine?|einen|une?|una?|een|uno))?(?: (?:option|answer|choice|value|item|text|here|aus|opción|opção|opzione|optie))?\s?[.…]*$/i

/** 'Select…', 'Search', 'Your answer': what to do, not what is asked. */
export const isInvitation = (text: string) => text.length < 60 && INVITATION.test(text.trim())

const UUID = /[0-9a-f]{8}[ -]?[0-9a-f]{4}[ -]?[0-9a-f]{4}/i
/** 'cf 170402', 'question 3719', 'input 12', 'R6b9autqnb', ':r5:'. */
const COUNTED =
  /^(?:[a-z]{1,3}|question|questions|input|field|custom|answer|item|element|attribute|custom attribute|section)(?: ?cf)? ?\d+\b/i

/** '5. ', '12) ', 'Q3: ': where a question stands in its form. */
const ORDINAL = /^(?:q(?:uestion)? ?)?\d{1,2}(?:[.)]|:) ?(?=\p{L}{2})/iu
const MAY_BE_ORDINAL = /^(?:q(?:uestion)? ?)?\d{1,2}[.):]/i
export const hasOrdinal = (text: string) => MAY_BE_ORDINAL.test(text) && ORDINAL.test(text)
export const withoutOrdinal = (text: string) => (MAY_BE_ORDINAL.test(text) ? text.replace(ORDINAL, '') : text)

/** An id of a machine: nobody reads a question from it. */
export function isId(text: string): boolean {
  const plain = text.trim()
  if (!hasLetters(plain) || UUID.test(plain) || (COUNTED.test(plain) && !hasOrdinal(plain))) return true
  return !plain.includes(' ') && plain.length > 5 && /\d/.test(plain) && hasLetter(plain) && /^[\w«»:-]+$/.test(plain)
}

/** '{{ field.label }}', '[[ label ]]' and '%FIELD_LABEL%' are not drawn yet. */
const TEMPLATE = /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|%[A-Z][A-Z\d_]{2,60}%/g
export const withoutTemplates = (text: string) => (/[{[%]/.test(text) ? text.replace(TEMPLATE, ' ') : text)
/** How many a text has; a page that is drawn has none. */
export const templatesIn = (text: string) => text.slice(0, 100_000).match(TEMPLATE)?.length ?? 0
