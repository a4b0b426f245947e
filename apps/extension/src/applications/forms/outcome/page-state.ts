import { attr, type OpenRoot, openPage, type Page } from '#applications/forms/page'
import type { System } from '#applications/forms/system'
import { textOf, tidy } from '#applications/forms/text'
import { CHECKS } from './check-words.ts'
import { fieldName, formFields, isFormLeft } from './form-left.ts'
import type { PageAfter, SeenPage } from './outcome.ts'
import { shownBlocks } from './shown-text.ts'
import { isShown, type Look, lookOf } from './visible.ts'

export type Surroundings = { openRoot?: OpenRoot | undefined; look?: Look | null }
type PressedPage = Pick<SeenPage, 'address' | 'names' | 'isMarked'>

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
const MOST_INPUTS = 2_000
const MOST_NAMES = 300

/** What is remembered of a page at the moment when its button is pressed. What its words mean is read where the words of all languages are. */
export function seePage(document: Document, address: string, system?: System, around: Surroundings = {}): SeenPage {
  const { page, look } = open(document, around)
  return {
    address,
    names: [...new Set(formFields(page).map(fieldName))].slice(0, MOST_NAMES),
    errors: errorsIn(document),
    blocks: shownBlocks(document, look, around.openRoot),
    isMarked: findMarker(page, system, look) !== null,
  }
}

/** What a page shows after its button was pressed. */
export function seeAfter(
  document: Document,
  address: string,
  before: PressedPage,
  system?: System,
  around: Surroundings = {},
): PageAfter {
  const { page, look } = open(document, around)
  return {
    address,
    blocks: shownBlocks(document, look, around.openRoot),
    errors: errorsIn(document, (one) => isShown(page, one, look)),
    isLeft: isFormLeft(page, before, address, look),
    isChecked: asksForCheck(document, (one) => isShown(page, one, look)),
    isBusy: isBusy(page, document, look),
    marker: markerOf(page, address, before, system, look) ?? null,
  }
}

const open = (document: Document, { openRoot, look = lookOf(document) }: Surroundings) => ({
  page: openPage(document, openRoot),
  look,
})

/** The system's own mark of an application that has arrived: its page's address, or an element that a person sees. */
function markerOf(
  page: Page,
  address: string,
  before: PressedPage,
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
  const fields = [...document.querySelectorAll('input')].slice(0, MOST_INPUTS)
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
