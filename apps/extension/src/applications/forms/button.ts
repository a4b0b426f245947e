import { foldWords } from '@jobapply/language/fold'
import { createDrawn } from './drawn.ts'
import type { FieldElements } from './field.ts'
import { attr, openPage } from './page.ts'
import type { System } from './system.ts'
import { tidy } from './text.ts'

const list = (text: string) => new Set(text.split('/').map((words) => words.trim()))
/** What buttons say that send an application. Only whole sentences count: 'Apply with LinkedIn' does something else. */
const SENDS = list(
  `submit / submit application / submit my application / submit your application / send / send application / send my application / apply /
  apply now / apply for this job / apply for this position / bewerbung absenden / bewerbung abschicken / bewerbung senden / absenden /
  abschicken / jetzt bewerben / bewerben / envoyer / envoyer ma candidature / envoyer la candidature / postuler / soumettre /
  soumettre ma candidature / enviar / enviar solicitud / enviar candidatura / postular / postularme / invia / invia candidatura / candidati /
  enviar candidatura / candidatar / versturen / verstuur / sollicitatie versturen / verstuur sollicitatie / solliciteer / solliciteren /
  wyslij / wyslij aplikacje / aplikuj / wyslij zgloszenie`,
)
const LEADS_ON = list(
  `next / next step / continue / save and continue / save continue / continue to next step / review / review application /
  review your application / weiter / nachster schritt / speichern und weiter / suivant / continuer / etape suivante / siguiente / continuar /
  avanti / continua / seguinte / proximo / volgende / doorgaan / dalej / nastepny krok / kontynuuj`,
)

export const BUTTONS = 'button, [role=button], input[type=submit], input[type=button]'
export type FormButton = { element: HTMLElement; way: 'next' | 'submit' | 'unknown' }

/** The button that leads on or sends; undefined when there is none, or more than one says the same. */
export function findButton(
  document: Document,
  elements: Iterable<FieldElements>,
  system?: System,
  page = openPage(document),
  isDrawn = createDrawn(document, page),
): FormButton | undefined {
  const { formOf } = page
  const forms = new Set([...elements].map(({ control }) => formOf(control)))
  const own = system ? ownButton([...document.querySelectorAll<HTMLElement>(system.next)].filter(isDrawn)) : undefined
  if (own) return { element: own, way: wayOf(own) }
  // A button of a step that is not open leads nowhere yet.
  const buttons = page.find(BUTTONS).filter((button) => (forms.has(formOf(button)) || forms.has(null)) && isDrawn(button))
  for (const way of ['submit', 'next'] as const) {
    const [only, ...more] = buttons.filter((button) => wayOf(button) === way)
    if (only && more.length === 0) return { element: only as HTMLElement, way }
    if (only) return undefined
  }
  const [only, ...more] = buttons.filter((button) => attr(button, 'type') === 'submit')
  return only && more.length === 0 ? { element: only as HTMLElement, way: 'unknown' } : undefined

  /** Another form of the page may have such a button, too: a search, or a newsletter. */
  function ownButton(found: readonly HTMLElement[]): HTMLElement | undefined {
    return found.find((one) => forms.has(formOf(one))) ?? found.find((one) => formOf(one) === null || forms.has(null))
  }
}

/** By its own words; `unknown`: nobody but the person presses it. */
export function wayOf(button: Element): FormButton['way'] {
  const text = foldWords(attr(button, 'value') || tidy(button.textContent ?? '') || attr(button, 'aria-label'))
  return SENDS.has(text) ? 'submit' : LEADS_ON.has(text) ? 'next' : 'unknown'
}
