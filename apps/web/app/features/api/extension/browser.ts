/** Which advice a browser needs: the extension is made for Chromium on a computer, and built for Firefox as well. */
export function browserFor(userAgent: string): 'chrome' | 'firefox' | 'phone' | 'other' {
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return 'phone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Chrome\//.test(userAgent) ? 'chrome' : 'other'
}
