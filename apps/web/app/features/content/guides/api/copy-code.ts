const TOLD_MS = 2_000

/** Copies the code of a box, and says so on its button for a moment. */
export function startCopying() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}

async function copy(button: HTMLButtonElement) {
  const code = button.closest('[data-code]')?.querySelector('code')
  const label = button.querySelector('[data-copy-label]')
  if (!code || !label) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    label.textContent = 'Copied'
  } catch {
    // Without the permission the code is marked, so that the keyboard can copy it.
    getSelection()?.selectAllChildren(code)
    label.textContent = 'Press Ctrl+C'
  }
  setTimeout(() => {
    label.textContent = 'Copy'
  }, TOLD_MS)
}
