import { trimEndChars } from '#shared/text/trim-chars'

/** Tracking parameters. */
const TRACKING =
  /^(?:utm_.*|gh_src|gclid|fbclid|msclkid|dclid|igshid|mc_[ce]id|_hs\w*|hsa_.*|ref|referr?er|src|source|lever-(?:source|origin)|trk|trackingid|refid|ebp|position|pagenum|recommended\w*|from|vjk|tk|oga|dcr_\w*|trid|s?cid|sid|jobboard|job_board|codes|rx_.*|iis|iisn|ss|share|via|language|locale|lang)$/i
/** Parameters that track elsewhere, but name the employer here. */
const NAMING: readonly (readonly [RegExp, RegExp])[] = [[/^workforcenow\.adp\.com$/, /^cid$/i]]
/** Path endings of application forms. */
const FORM_ENDINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/^jobs\.(?:eu\.)?lever\.co$/, /\/apply$/],
  [/^jobs\.ashbyhq\.com$/, /\/application$/],
  [/^apply\.workable\.com$/, /\/apply$/],
  [/\.recruitee\.com$/, /\/c\/new$/],
  [/\.myworkdayjobs\.com$/, /\/apply(?:\/.*)?$/],
  [/\.teamtailor\.com$/, /\/applications\/new$/],
  [/\.breezy\.hr$/, /\/apply$/],
]

/** https, without 'www.', tracking, fragment and trailing slash; '' for text that is not a web address. */
export function canonicalAddress(text: string): string {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text.trim())) return ''
  const url = new URL(text.trim())
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  const ending = FORM_ENDINGS.find(([pattern]) => pattern.test(host))?.[1]
  const path = trimEndChars(withoutLocale(host, url.pathname), /\//).replace(ending ?? /$^/, '')
  const naming = NAMING.find(([pattern]) => pattern.test(host))?.[1]
  const kept = [...url.searchParams]
    .filter(([key]) => !TRACKING.test(key) || naming?.test(key))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const port = url.port ? `:${url.port}` : ''
  // A server on another port, such as a local installation, has no https.
  const scheme = url.port ? url.protocol : 'https:'
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return `${scheme}//${host}${port}${path}${query}`
}

/** Workday serves a job at '/en-US/Site' and '/Site'. */
const withoutLocale = (host: string, path: string) =>
  host.endsWith('.myworkdayjobs.com') ? path.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '') : path
