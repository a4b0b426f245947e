import { collectForm } from './collect.ts'
import { attr } from './page.ts'
import type { System } from './system.ts'
import { textOf, tidy } from './text.ts'

/** What became of an application that was sent. Only strong signs confirm it; a pressed button is none. */
export type SubmitOutcome =
  | { state: 'confirmed'; sign: string }
  /** With the page's own words. */
  | { state: 'failed'; messages: string[] }
  | { state: 'needs-user'; messages: string[] }
  | { state: 'unconfirmed' }

/** Sentences that pages show only when an application has arrived, folded to lower case without accents. */
const SENT = [
  'thank you for applying',
  'thanks for applying',
  'thank you for your application',
  'your application has been submitted',
  'your application has been successfully submitted',
  'your application was submitted',
  'your application has been received',
  'your application was sent',
  'application submitted',
  'application sent',
  'we have received your application',
  'vielen dank fur ihre bewerbung',
  'vielen dank fur deine bewerbung',
  'danke fur deine bewerbung',
  'ihre bewerbung wurde erfolgreich',
  'deine bewerbung wurde erfolgreich',
  'merci pour votre candidature',
  'merci d avoir postule',
  'votre candidature a bien ete',
  'votre candidature a ete envoyee',
  'gracias por tu solicitud',
  'gracias por postularte',
  'gracias por su solicitud',
  'tu solicitud ha sido enviada',
  'grazie per la tua candidatura',
  'la tua candidatura e stata inviata',
  'obrigado pela sua candidatura',
  'sua candidatura foi enviada',
  'bedankt voor je sollicitatie',
  'bedankt voor uw sollicitatie',
  'dziekujemy za aplikacje',
  'twoja aplikacja zostala wyslana',
]
/** What pages say that want one more step: nothing has arrived before it, whatever else they say. */
const UNFINISHED = [
  'to complete your application',
  'verify your email',
  'um ihre bewerbung abzuschließen',
  'um deine bewerbung abzuschließen',
]
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
const ADDRESS = /\/(?:confirmation|thanks|thank-you|application[-_]submitted|application[-_]success)(?:\/|$)/i
const MOST_MESSAGES = 10
const MOST_TEXT = 100_000
const MOST_TEXTS = 2_000

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/** `before`: the address, the number of fields and what looked like an error when the button was pressed. */
export function readOutcome(
  document: Document,
  address: string,
  before: { address: string; fields: number; errors?: readonly string[] },
  system?: System,
): SubmitOutcome {
  const messages = errorsIn(document).filter((text) => !before.errors?.includes(text))
  const left = collectForm(document, system).fields.filter(({ isConcealed }) => !isConcealed).length
  const isFormGone = left === 0 || left * 2 < before.fields
  const path = pathOf(address)
  if (path !== pathOf(before.address) && (ADDRESS.test(path) || system?.sent.path?.test(path)))
    return { state: 'confirmed', sign: quoteOf(document) || path }
  const shown = system?.sent.shown ? document.querySelector(system.sent.shown) : null
  if (shown) return { state: 'confirmed', sign: textOf(shown).slice(0, 200) || path }
  const body = document.body ? fold(textOf(document.body, MOST_TEXT)) : ''
  if (isFormGone && UNFINISHED.some((one) => body.includes(one)))
    return { state: 'needs-user', messages: [quoteOf(document, UNFINISHED) || 'Their page asks for one more step.'] }
  const sentence = SENT.find((one) => body.includes(one))
  if (sentence && isFormGone && messages.length === 0) return { state: 'confirmed', sign: quoteOf(document) || sentence }
  if (messages.some((text) => CHECKS.test(text))) return { state: 'needs-user', messages }
  // What may have arrived is never called failed: a refused form is still there.
  return messages.length > 0 && left > 0 ? { state: 'failed', messages } : { state: 'unconfirmed' }
}

/** The page's own words: the shortest text with one of the sentences. */
function quoteOf(document: Document, sentences: readonly string[] = SENT): string {
  const texts = [...document.querySelectorAll('h1, h2, h3, h4, p, span, strong, div')].slice(0, MOST_TEXTS).flatMap((one) => {
    const text = textOf(one, 300)
    const folded = fold(text)
    return sentences.some((sentence) => folded.includes(sentence)) ? text : []
  })
  return texts.toSorted((one, other) => one.length - other.length)[0] ?? ''
}

const pathOf = (address: string) => URL.parse(address)?.pathname ?? ''

/** Whether only a person can go on: such a form is never sent without one. */
export function asksForCheck(document: Document): boolean {
  const fields = [...document.querySelectorAll('input')].slice(0, MOST_TEXTS)
  return (
    document.querySelector(CHECK_BOXES) !== null ||
    fields.some((field) => attr(field, 'type') !== 'hidden' && CHECKS.test(`${attr(field, 'name')} ${attr(field, 'aria-label')}`))
  )
}

/** The page's own words: alerts, and what belongs to fields that it calls invalid. */
export function errorsIn(document: Document): string[] {
  const alerts = [...document.querySelectorAll('[role=alert], [aria-live=assertive]')].map((one) => tidy(one.textContent ?? ''))
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')].map((one) => {
    const id = attr(one, 'aria-errormessage') || attr(one, 'aria-describedby').split(/\s+/)[0] || ''
    const said = id ? document.getElementById(id) : null
    return tidy(said?.textContent ?? '') || attr(one, 'aria-label') || attr(one, 'name')
  })
  return [...new Set([...alerts, ...invalid].filter((text) => text !== '').map((text) => text.slice(0, 300)))].slice(
    0,
    MOST_MESSAGES,
  )
}
