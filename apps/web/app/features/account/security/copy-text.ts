import { showToast } from '#platform/toasts.ts'

export async function copyText(what: string, text: string) {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied', description: what, kind: 'good' })
  } catch {
    const description = "Your browser doesn't allow it here. Select the text and copy it."
    showToast({ title: 'Not copied', description, kind: 'bad' })
  }
}
