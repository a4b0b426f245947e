/** A board's name in an address: nothing in it can lead anywhere else. */
const TOKEN = /^[a-z0-9](?:[a-z0-9_-]{0,78}[a-z0-9])?$/i

export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text)

/** Names of the system itself: its own site, its programs and the files of its pages. */
const OWN_NAMES =
  'www app api help support docs blog jobs careers cdn assets static images status login developer developers resources'.split(
    ' ',
  )

/** 'acme' of 'acme.breezy.hr'; names of the system itself are no boards. */
export function subdomainOf(address: URL, domain: string): string | undefined {
  const host = address.hostname.toLowerCase()
  const label = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : undefined
  return isToken(label) && !OWN_NAMES.includes(label) ? label : undefined
}

/** The parts of a path, decoded. */
export const pathOf = (address: URL) =>
  address.pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })

/** For systems that run on employers' own hosts: the board is the host of a page that has the system's mark in it. */
export const ofOwnHost =
  (mark: RegExp, tokenOf = (host: string) => host) =>
  (html: string, { hostname }: URL) =>
    isBoardHost(hostname) && mark.test(html) ? { token: tokenOf(hostname.toLowerCase()) } : undefined

/** A host that is a real board: sandboxes and the like show jobs that do not exist. */
export const isBoardHost = (host: string) =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(host) &&
  !host.split('.').some((label) => /^(?:sandbox|uat|demo|test|stage|staging)$|-(?:sandbox|uat|test|stage)$/.test(label))
