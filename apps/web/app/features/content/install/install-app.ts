import { browserOf, HINT_AFTER_MS, INSTALLED } from './install-texts.ts'

/** Not in the DOM's types: only Chromium fires it. */
type InstallEvent = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: string }> }
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Connects the install buttons: the browser's prompt, else the instructions for this browser, else 'Installed' (LANDING-020 to 023). */
export function startInstalling() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-install]')]
  let offer: InstallEvent | undefined
  let hasAnswered = false

  const setInstalled = () => {
    for (const button of buttons) {
      const label = button.querySelector('[data-install-label]')
      if (label) label.textContent = INSTALLED
      button.querySelector('[data-install-button]')?.setAttribute('aria-disabled', 'true')
    }
    hideAll()
  }
  const hideAll = () => {
    hasAnswered = true
    for (const part of document.querySelectorAll<HTMLElement>('[data-install-steps], [data-install-hint]')) part.hidden = true
  }

  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offer = event
  })
  addEventListener('appinstalled', setInstalled)

  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('[data-install-close]')) return hideAll()
      if (!event.target.closest('[data-install-button]')) return
      event.preventDefault()
      if (event.target.closest('[aria-disabled]')) return
      hideAll()
      if (!offer) return showSteps(button)
      // A prompt can be used once.
      void offer.prompt()
      offer = undefined
    })
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideAll()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('[data-install]')) hideAll()
  })

  if (matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone))
    return setInstalled()
  // Once, where people meet the product: on every page it would be a nuisance.
  if (location.pathname !== '/') return
  afterLoad(() =>
    setTimeout(() => {
      if (hasAnswered) return
      for (const button of buttons) noteAt(button, '[data-install-hint]')?.removeAttribute('hidden')
    }, HINT_AFTER_MS),
  )
}

function showSteps(button: HTMLElement) {
  const browser = browserOf(navigator.userAgent, navigator.maxTouchPoints)
  const steps = noteAt(button, '[data-install-steps]')
  for (const list of steps?.querySelectorAll<HTMLElement>('[data-install-for]') ?? [])
    list.hidden = list.dataset.installFor !== browser
  steps?.removeAttribute('hidden')
}

/** One of the notes that the page has at its end, below this button. */
function noteAt(button: HTMLElement, name: string) {
  const there = button.querySelector(name)
  const note = document.querySelector(`[data-install-notes] ${name}`)
  if (!there && note) button.append(note.cloneNode(true))
  return button.querySelector(name)
}

const afterLoad = (run: () => void) =>
  document.readyState === 'complete' ? run() : addEventListener('load', run, { once: true })
