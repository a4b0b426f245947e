const LOOPBACK_PEER = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i
/** The documented ones, and what other proxies, tunnels and content networks add. */
const FORWARDING_HEADER = /^(?:x-)?forwarded|^x-original-|^via$|^x-real-ip$|client-ip$|connecting-ip$/i

export type MailboxRequest = {
  peerAddress: string | undefined
  host: string | undefined
  headers: Readonly<Record<string, unknown>>
  publicUrl: string
  smtpUrl: string | undefined
}

/**
 * Whether /dev/mailbox exists for this request: its mails sign people in, so only who sits at this computer may read them (decisions,
 * Access). A proxy on this computer makes every visitor a loopback peer, hence the names and the headers; a name that a stranger points
 * at 127.0.0.1 is refused by the Host.
 */
export function mayOpenMailbox({ peerAddress, host, headers, publicUrl, smtpUrl }: MailboxRequest): boolean {
  return (
    !smtpUrl &&
    LOOPBACK_PEER.test(peerAddress ?? '') &&
    LOOPBACK_HOST.test(host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) &&
    URL.canParse(publicUrl) &&
    LOOPBACK_HOST.test(new URL(publicUrl).host)
  )
}
