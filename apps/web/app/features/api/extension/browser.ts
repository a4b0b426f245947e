/** Which advice a browser needs: the extension is made for Chromium on a computer. */
export function browserFor(userAgent: string): 'chrome' | 'phone' | 'other' {
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return 'phone'
  return /Chrome\//.test(userAgent) ? 'chrome' : 'other'
}
