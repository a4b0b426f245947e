import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './steps.ts'

type Told = { title: string; text: string; type: string }

const told = new WeakMap<Page, Told[]>()
const seen = new WeakSet<Told>()

/** Every toast that the page has shown, in the order in which they came. */
export function toastsTold(page: Page): Told[] {
  const all = told.get(page) ?? []
  told.set(page, all)
  return all
}

/** Toasts leave by themselves: each is written down as it comes, so that a busy machine may look later. */
export async function watchToasts(context: BrowserContext) {
  await context.exposeBinding('tellToast', ({ page }, toast: Told) => void toastsTold(page).push(toast))
  await context.addInitScript(noteToasts)
}

/** In every page that is opened from now on. */
function noteToasts() {
  const { tellToast } = globalThis as never as { tellToast: (toast: Told) => void }
  const noted = new WeakMap<Element, string>()
  const note = (toast: HTMLElement) => {
    const text = toast.textContent
    if (noted.get(toast) === text) return
    noted.set(toast, text)
    tellToast({ title: toast.querySelector('[data-title]')?.textContent ?? '', text, type: toast.dataset.type ?? '' })
  }
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('[data-sonner-toast]')) note(toast)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Waits for a toast with this title and sentence, and answers it. One that was seen before is not taken for another. */
export async function seeToast(page: Page, title: string, sentence: string): Promise<Told> {
  const news = () => toastsTold(page).filter((toast) => !seen.has(toast))
  const wanted = expect.objectContaining({ title: expect.stringContaining(title), text: expect.stringContaining(sentence) })
  await eventually(news).toContainEqual(wanted)
  const toast = news().find((one) => one.title.includes(title) && one.text.includes(sentence))
  if (!toast) throw new Error(`${title} is gone`)
  seen.add(toast)
  return toast
}

/** The toasts that are on the screen now, with this title and sentence; with neither, all of them. */
export const toasts = (page: Page, title = '', sentence = '') =>
  page
    .locator('[data-sonner-toast]')
    .filter({ has: page.locator('[data-title]', { hasText: title }) })
    .filter({ hasText: sentence })
