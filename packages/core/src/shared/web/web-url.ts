/** A safe link target: http or https, a host with a dot, no credentials. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && !hostname.endsWith('.') && !username && !password
}

/** Adds https:// to 'linkedin.com/in/ann'; the server accepts complete addresses only. */
export function completeUrl(text: string): string {
  const typed = text.trim()
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(typed) ? `https://${typed}` : typed
}
