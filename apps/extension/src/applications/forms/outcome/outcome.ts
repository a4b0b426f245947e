import { splitSentences } from '@jobapply/language/sentences'
import { attr, type OpenRoot, openPage, type Page } from '#applications/forms/page'
import type { System } from '#applications/forms/system'
import { textOf, tidy } from '#applications/forms/text'
import { fieldName, formFields, isFormLeft } from './form-left.ts'
import { judgeSentence, namesApplication, type Objection } from './judge-sentence.ts'
import { shownSentences } from './shown-text.ts'
import { isShown, type Look, lookOf } from './visible.ts'

/** What became of an application that was sent. */
export type SubmitOutcome =
  | { state: 'confirmed'; sign: string }
  /** With the page's own words. */
  | { state: 'failed'; messages: string[] }
  | { state: 'needs-user'; messages: string[] }
  | { state: 'unconfirmed' }

/** The page when the form's button was pressed: what it showed then is no sign of anything afterwards. */
export type Before = {
  address: string
  /** Of the form's fields. */
  names: string[]
  errors: string[]
  /** Sentences that spoke of an application that has arrived. */
  claims: string[]
  /** Whether it showed the system's marker. */
  isMarked: boolean
}
/** A sentence of the page that speaks against an application that has arrived. */
export type Against = { kind: Objection; text: string; isNamed: boolean }
type Surroundings = { openRoot?: OpenRoot | undefined; look?: Look | null }

const CHECKS = /captcha|security code|verification code|not a robot|sicherheitscode|code de (?:securite|verification)/i
/** Boxes of the usual checks. Those that nobody sees ask nothing. */
const CHECK_BOXES = [
  '.g-recaptcha:not([data-size=invisible])',
  '.h-captcha:not([data-size=invisible])',
  '.cf-turnstile',
  'iframe[src*="/recaptcha/"]:not([src*="size=invisible"])',
  'iframe[src*="hcaptcha.com"]:not([src*="size=invisible"])',
  'iframe[src*="challenges.cloudflare.com"]',
].join(', ')
/** What pages draw while something is on its way. */
const BUSY = [
  '[aria-busy=true]',
  '[role=progressbar]:not([aria-valuenow])',
  'progress:not([value])',
  ...['spinner', 'loader', 'is-loading', 'is-submitting', 'is-sending'].map((name) => `.${name}`),
].join(', ')
const MOST_MESSAGES = 10
const MOST_SENTENCES = 2_000
const MOST_CLAIMS = 20
const MOST_NAMES = 300

/** What is remembered of a page at the moment when its button is pressed. */
export function pageBefore(document: Document, address: string, system?: System, around: Surroundings = {}): Before {
  const { page, look } = open(document, around)
  const { claims } = readWords(document, look, around)
  return {
    address,
    names: [...new Set(formFields(page).map(fieldName))].slice(0, MOST_NAMES),
    errors: errorsIn(document),
    claims: claims.slice(0, MOST_CLAIMS),
    isMarked: findMarker(page, system, look) !== null,
  }
}

/**
 * Two independent strong signs confirm: a sentence that a person can read, the form gone, the system's own marker. The page's words come
 * first: nothing is confirmed while one of them says otherwise, whatever the address is called.
 */
export function readOutcome(
  document: Document,
  address: string,
  before: Before,
  system?: System,
  around: Surroundings = {},
): SubmitOutcome {
  const { page, look } = open(document, around)
  const { claims, against } = readWords(document, look, around)
  const messages = newErrors(document, page, before, look)
  const isLeft = isFormLeft(page, before, address, look)
  const isChecked = asksForCheck(document, (one) => isShown(page, one, look))
  const claim = claims.find((text) => !before.claims.includes(text))
  if (against.length === 0 && messages.length === 0 && !isChecked && !isBusy(page, document, look)) {
    const marker = markerOf(page, address, before, system, look)
    const signs = [claim, isLeft ? undefined : 'gone', marker].filter(Boolean)
    if (signs.length >= 2) return { state: 'confirmed', sign: (claim ?? marker ?? address).slice(0, 200) }
  }
  if (messages.some((text) => CHECKS.test(text)) || isChecked)
    return { state: 'needs-user', messages: messages.length > 0 ? messages : ["Their page wants to check that you're human."] }
  const steps = against.filter(({ kind }) => kind === 'unfinished' || kind === 'check')
  if (!isLeft && steps.length > 0)
    return { state: 'needs-user', messages: steps.map(({ text }) => text.slice(0, 300)).slice(0, MOST_MESSAGES) }
  // What may have arrived is never called failed: a refused form is still there.
  return messages.length > 0 && isLeft ? { state: 'failed', messages } : { state: 'unconfirmed' }
}

/** What a page says against an application that it has confirmed before. */
export function readAgainst(document: Document, before: Before, around: Surroundings = {}): Against[] {
  const { page, look } = open(document, around)
  const { against } = readWords(document, look, around)
  const errors = newErrors(document, page, before, look).map((text) => ({ kind: 'failed' as const, text }))
  return [...against, ...errors]
    .map(({ kind, text }) => ({ kind, text: text.slice(0, 300), isNamed: namesApplication(text) }))
    .slice(0, MOST_MESSAGES)
}

const open = (document: Document, { openRoot, look = lookOf(document) }: Surroundings) => ({
  page: openPage(document, openRoot),
  look,
})

function readWords(document: Document, look: Look | null, { openRoot }: Surroundings) {
  const claims: string[] = []
  const against: Omit<Against, 'isNamed'>[] = []
  for (const text of shownSentences(document, look, openRoot).slice(0, MOST_SENTENCES)) {
    const kind = judgeSentence(text)
    if (kind === 'received') claims.push(text.slice(0, 300))
    else if (kind) against.push({ kind, text })
  }
  return { claims, against }
}

/** The system's own mark of an application that has arrived: its page's address, or an element that a person sees. */
function markerOf(
  page: Page,
  address: string,
  before: Before,
  system: System | undefined,
  look: Look | null,
): string | undefined {
  const path = pathOf(address)
  if (path !== pathOf(before.address) && system?.sent.path?.test(path)) return path
  const shown = before.isMarked ? null : findMarker(page, system, look)
  return shown ? textOf(shown).slice(0, 200) || path : undefined
}

function findMarker(page: Page, system: System | undefined, look: Look | null): Element | null {
  const selector = system?.sent.shown
  if (!selector) return null
  return page.elements.find((element) => element.matches(selector) && isShown(page, element, look)) ?? null
}

const isBusy = (page: Page, document: Document, look: Look | null) =>
  [...document.querySelectorAll(BUSY)].slice(0, MOST_NAMES).some((one) => isShown(page, one, look))

const pathOf = (address: string) => URL.parse(address)?.pathname ?? ''

/** Whether only a person can go on: such a form is never sent without one. */
export function asksForCheck(document: Document, isSeen: (element: Element) => boolean = () => true): boolean {
  const fields = [...document.querySelectorAll('input')].slice(0, MOST_SENTENCES)
  return (
    [...document.querySelectorAll(CHECK_BOXES)].some(isSeen) ||
    fields.some(
      (field) =>
        attr(field, 'type') !== 'hidden' && CHECKS.test(`${attr(field, 'name')} ${attr(field, 'aria-label')}`) && isSeen(field),
    )
  )
}

/** The page's own words: alerts, and what belongs to fields that it calls invalid. */
export function errorsIn(document: Document, isSeen: (element: Element) => boolean = () => true): string[] {
  const alerts = [...document.querySelectorAll('[role=alert], [aria-live=assertive]')]
    .filter(isSeen)
    .map((one) => tidy(one.textContent ?? ''))
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')].filter(isSeen).map((one) => {
    const id = attr(one, 'aria-errormessage') || attr(one, 'aria-describedby').split(/\s+/)[0] || ''
    const said = id ? document.getElementById(id) : null
    return tidy(said?.textContent ?? '') || attr(one, 'aria-label') || attr(one, 'name')
  })
  return [...new Set([...alerts, ...invalid].filter((text) => text !== '').map((text) => text.slice(0, 300)))].slice(
    0,
    MOST_MESSAGES,
  )
}

/** Errors that the page did not show before. Some pages announce their thanks as an alert. */
function newErrors(document: Document, page: Page, { errors }: Before, look: Look | null): string[] {
  return errorsIn(document, (one) => isShown(page, one, look)).filter(
    (text) => !errors.includes(text) && splitSentences(text).every((sentence) => judgeSentence(sentence) !== 'received'),
  )
}
