import { canonicalAddress } from '#jobs/address'
import { BOARD_HOSTS, type Board } from '#jobs/boards'

/** Where a link of an alert leads. `isOwn`: the address names the job alone, without anything of the reader's account. */
export type JobLink = { url: string; shape: string; isOwn: boolean }

const MAX_ADDRESS = 4_000
/** The longest segment or value that is still a name: what is longer is a token of the reader. */
const LONGEST_NAME = 60
/** Pages of an account, and what every newsletter ends with. */
const NOT_A_JOB =
  /unsubscribe|preferences|settings|privacy|terms|login|signin|sign-in|password|account|abmelden|desabonn|baja|cancelar|afmelden|disiscri|avregistrera/i

const BOARD_FORMS: Readonly<Partial<Record<Board, (url: URL) => string | undefined>>> = {
  glassdoor: ({ hostname, searchParams }) => {
    const id = searchParams.get('jobListingId') ?? searchParams.get('jl') ?? ''
    return /^\d{6,20}$/.test(id) ? `https://${hostname}/job-listing/j?jl=${id}` : undefined
  },
  dice: ({ pathname }) => {
    const [, id] = /^\/job-detail\/([\w-]{8,60})\/?$/.exec(pathname) ?? []
    return id && `https://www.dice.com/job-detail/${id}`
  },
  simplyhired: ({ hostname, pathname }) => {
    const [, key] = /^\/job\/([\w-]{10,120})\/?$/.exec(pathname) ?? []
    return key && `https://${hostname}/job/${key}`
  },
  ziprecruiter: ({ hostname, pathname, searchParams }) => {
    const jid = searchParams.get('jid') ?? ''
    return /^[0-9a-f]{8,40}$/i.test(jid) && /^\/(?:c|jobs)\//.test(pathname)
      ? `https://${hostname}${pathname}?jid=${jid.toLowerCase()}`
      : undefined
  },
}

/** The link that may lead to a job; undefined: it does not, or is no https address. We read it, and never open it. */
export function readLink(address: string, board: Board | null): JobLink | undefined {
  const url = parse(address)
  if (!url || NOT_A_JOB.test(url.pathname)) return undefined
  const inner = [...url.searchParams.values()].map((value) => parse(value)).find((one) => one !== undefined)
  const target = inner ?? url
  const isBoards =
    board !== null && BOARD_HOSTS[board].some((own) => target.hostname === own || target.hostname.endsWith(`.${own}`))
  const form = isBoards ? BOARD_FORMS[board]?.(target) : undefined
  const shape = `${url.hostname}${url.pathname.split('/').map(nameless).join('/')}`
  if (form) return { url: form, shape, isOwn: true }
  const plain = canonicalAddress(target.href)
  return plain ? { url: plain, shape, isOwn: !hasToken(new URL(plain)) } : undefined
}

function parse(address: string): URL | undefined {
  if (!address.startsWith('https://') || address.length > MAX_ADDRESS || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.username || url.port ? undefined : url
}

/** '4471-baker' and '01J9X…' stand for a job. */
const nameless = (segment: string) => (/\d/.test(segment) || segment.length > 20 ? '#' : segment)

const hasToken = ({ pathname, searchParams }: URL) =>
  [...searchParams.values()].some((value) => value.length > LONGEST_NAME) ||
  pathname.split('/').some((segment) => segment.length > LONGEST_NAME && !segment.includes('-'))
