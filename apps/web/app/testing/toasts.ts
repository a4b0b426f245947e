import { toast as sonner } from 'sonner'
import { expect } from 'vitest'
import { eventually, type Locator } from './locator.ts'

type Told = { title: string; text: string; type: string }

let told: Told[] = []
const seen = new WeakSet<Told>()
const noted = new WeakMap<Element, string>()

/** Toasts leave by themselves: each is written down as it comes. */
export function watchToasts() {
  told = []
  const observer = new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('[data-sonner-toast]')) note(toast)
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    // A toast that was only removed is taken for one that is still on the screen, and the next equal one would be counted.
    for (const toast of sonner.getToasts()) if ('onDismiss' in toast) toast.onDismiss?.(toast)
    sonner.dismiss()
  }
}

function note(toast: HTMLElement) {
  const text = toast.textContent
  if (noted.get(toast) === text) return
  noted.set(toast, text)
  told.push({ title: toast.querySelector('[data-title]')?.textContent ?? '', text, type: toast.dataset.type ?? '' })
}

/** Every toast that the page has shown. */
export const toastsTold = () => told

/** Waits for a toast with this title and sentence, and answers it. One that was seen before is not taken for another. */
export async function seeToast(title: string, sentence: string): Promise<Told> {
  const news = () => told.filter((toast) => !seen.has(toast))
  const wanted = expect.objectContaining({ title: expect.stringContaining(title), text: expect.stringContaining(sentence) })
  await eventually(news).toContainEqual(wanted)
  const toast = news().find((one) => one.title.includes(title) && one.text.includes(sentence))
  if (!toast) throw new Error(`${title} is gone`)
  seen.add(toast)
  return toast
}

/** The toasts that are on the screen now, with this title and sentence; with neither, all of them. */
export const toasts = (page: Locator, title = '', sentence = '') =>
  page
    .locator('[data-sonner-toast]')
    .filter({ has: page.locator('[data-title]', { hasText: title }) })
    .filter({ hasText: sentence })
