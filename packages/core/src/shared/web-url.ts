/** An address that a link may lead to: http or https, a host with a dot, no name or password in it (reliability F6). */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && !hostname.endsWith('.') && !username && !password
}

/** What a person means by 'linkedin.com/in/ann': the screen completes it, the server asks for the whole address. */
export function completeUrl(text: string): string {
  const typed = text.trim()
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(typed) ? `https://${typed}` : typed
}
