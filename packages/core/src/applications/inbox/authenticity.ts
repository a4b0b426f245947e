import { MAIL_PROVIDERS, type MailProvider } from './constants.ts'

/** Who writes the results of each provider. Of another server it is its own domain or that of the address. */
const VOUCHERS: Readonly<Record<MailProvider, readonly string[]>> = {
  gmail: ['google.com'],
  icloud: ['icloud.com', 'apple.com'],
  yahoo: ['yahoo.com'],
  fastmail: ['messagingengine.com', 'fastmail.com'],
  gmx: ['gmx.net', 'kundenserver.de'],
  outlook: ['protection.outlook.com', 'outlook.com', 'hotmail.com'],
  other: [],
}
const MAX_RESULTS = 20
const MAX_RESULT_CHARS = 4_000

export type MailServer = { provider: MailProvider; host: string; address: string }

const belongsTo = (name: string, domain: string) => domain !== '' && (name === domain || name.endsWith(`.${domain}`))
/** Under these, names belong to anybody: 'co.uk', 'com.au'. */
const SHARED_SECOND = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu', 'ne', 'or', 'gob', 'asso', 'nom'])
/** 'example.com' of 'imap.mail.example.com', 'example.co.uk' of 'imap.example.co.uk'; good enough to compare a server with its own mark. */
function lastLabels(host: string): string {
  const labels = host.split('.')
  const isShared = (labels.at(-1) ?? '').length === 2 && SHARED_SECOND.has(labels.at(-2) ?? '')
  return labels.slice(isShared ? -3 : -2).join('.')
}

/**
 * Whether the mailbox's own server says that the sender's domain is real: DMARC passed, or a DKIM signature of that domain. Everybody can
 * write such a header into an email, so results of other servers do not count, and of several the topmost that tells of a method: a server
 * adds its own above whatever an email brought along.
 */
export function isAuthentic(results: readonly string[], senderHost: string, server: MailServer): boolean {
  const sender = senderHost.toLowerCase()
  if (sender === '') return false
  const own = ownResults(results.slice(0, MAX_RESULTS).map(readResult), server)
  const decisive = (name: string) =>
    own.map((methods) => methods.filter((method) => method.startsWith(`${name}=`))).find((methods) => methods.length > 0) ?? []
  const dmarc = decisive('dmarc')
  if (dmarc.some((method) => method.startsWith('dmarc=fail'))) return false
  return [...dmarc, ...decisive('dkim')].some((method) => vouchesFor(method, sender))
}

type Result = { name: string; methods: readonly string[] }

/** 'mx.example; dkim=pass header.d=...' in its parts. */
function readResult(result: string): Result {
  const [first = '', ...methods] = result
    .slice(0, MAX_RESULT_CHARS)
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const name = first.split(/\s/)[0] ?? ''
  return name.includes('=') ? { name: '', methods: [first, ...methods] } : { name, methods }
}

/** The methods of each header that the mailbox's own server wrote, from the top. */
function ownResults(results: readonly Result[], server: MailServer): (readonly string[])[] {
  const { provider, host, address } = server
  const own =
    provider === 'other'
      ? [lastLabels(host), afterAt(address).toLowerCase()]
      : [...VOUCHERS[provider], lastLabels(MAIL_PROVIDERS[provider].host)]
  const named = results.flatMap(({ name, methods }) => (own.some((domain) => belongsTo(name, domain)) ? [methods] : []))
  const [top] = results
  return named.length === 0 && provider === 'outlook' && top && isOfMicrosoft(top) ? [top.methods] : named
}

/**
 * Microsoft writes its results without a server's name, always as the topmost, and with a verdict of its own. Where it doubts a sender that
 * passed (`compauth=fail`, or a verdict without a reason of 1xx), nobody vouches.
 */
const isOfMicrosoft = ({ name, methods }: Result) =>
  name === '' && methods.some((method) => /^compauth=pass\s+reason=1\d\d\b/.test(method))

const afterAt = (address: string) => address.slice(address.lastIndexOf('@') + 1)

function vouchesFor(method: string, sender: string): boolean {
  const words = method.split(/\s+/)
  const resultOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  if (words[0] === 'dmarc=pass') return resultOf('header.from') === '' || belongsTo(sender, resultOf('header.from'))
  if (words[0] !== 'dkim=pass') return false
  const signer = resultOf('header.d') || afterAt(resultOf('header.i'))
  return belongsTo(sender, signer)
}
