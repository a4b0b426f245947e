import { parseHTML } from 'linkedom'
import { act, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'

/** Draws a component in a page without a browser, lets its effects and answers arrive, and presses its buttons. */
export async function mount(node: ReactNode) {
  const { document, window, Event } = parseHTML('<html><body></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.body as unknown as Element)
  const settle = (step: () => void) =>
    act(async () => {
      step()
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
    })
  onTestFinished(() => act(async () => root.unmount()))
  await settle(() => root.render(node))
  return {
    text: () => document.body.textContent ?? '',
    /** Of what is not hidden. */
    textOf: (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => !one.closest('[hidden]')).map((one) => one.textContent ?? ''),
    settle,
    /** Sends the form with these values; this DOM has no FormData of its own. */
    async submit(values: Readonly<Record<string, string>>) {
      const form = document.querySelector('form')
      if (!form) throw new Error('No form is shown')
      vi.stubGlobal(
        'FormData',
        class extends Map<string, string> {
          constructor() {
            super(Object.entries(values))
          }
        },
      )
      await settle(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    },
    /** Opens what its summary calls so. */
    async unfold(name: string) {
      const details = [...document.querySelectorAll('details')].find((one) => one.querySelector('summary')?.textContent === name)
      if (!details) throw new Error(`Nothing to open is called '${name}'`)
      await settle(() => void Object.assign(details, { open: true }).dispatchEvent(new Event('toggle')))
    },
    async press(name: string) {
      const button = [...document.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      )
      if (!button || button.hasAttribute('disabled')) throw new Error(`No button '${name}' can be pressed`)
      await settle(() => void button.dispatchEvent(new Event('click', { bubbles: true })))
    },
  }
}
