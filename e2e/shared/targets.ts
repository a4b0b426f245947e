import type { Page } from 'playwright-core'

/**
 * The controls that are smaller than a finger: what takes the touch is the control, its label, or a frame around it. Under a dialog
 * nothing can be touched.
 */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 43.5
    const CONTROLS =
      'button, summary, select, input, textarea, [role=tab], [role=switch], [role=menuitem], nav a, a[class*=rounded-control]'
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const reach = (control: HTMLElement) => {
      const { width, height } = control.getBoundingClientRect()
      const frame = getComputedStyle(control, '::after')
      const isFramed = frame.content !== 'none' && frame.position === 'absolute'
      const label = control.closest('label')?.getBoundingClientRect()
      return {
        width: Math.max(width, label?.width ?? 0, isFramed ? Number.parseFloat(frame.width) : 0),
        height: Math.max(height, label?.height ?? 0, isFramed ? Number.parseFloat(frame.height) : 0),
      }
    }
    return [...(modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      // A link in a sentence is as high as its line.
      const isInText =
        getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent
      if (control.matches('a') && isInText) return []
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only, [inert]')) return []
      const { width, height } = reach(control)
      // What only a keyboard or a screen reader uses is not drawn.
      if (width <= 1 || height <= 1) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.getAttribute('name')
      return height < LEAST || (width < LEAST && control.matches('button'))
        ? [`${location.pathname} ${control.tagName} ${name}: ${Math.round(width)} x ${Math.round(height)}`]
        : []
    })
  })

/** Whether the page takes the pointer for a finger. */
export async function withFinger<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  try {
    return await act()
  } finally {
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await devTools.detach()
  }
}
