import { contract } from '@jobapply/core/contract'
import { type Answers, callAt, fault } from './calls.ts'
import { findRecorded, firstRecorded, type PersonName } from './recordings.ts'

/** What strangers put into texts so that a screen runs it. */
export const PAYLOADS: readonly string[] = [
  '<script>steal()</script>',
  '<img src=x onerror=steal()>',
  '<svg onload=steal()>',
  '<svg><script>steal()</script></svg>',
  '<iframe src="javascript:steal()"></iframe>',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<object data="javascript:steal()"></object>',
  '<embed src="javascript:steal()">',
  '<a href="javascript:steal()">x</a>',
  '<a href=" javascript:steal()">x</a>',
  '<a href="jav&#x09;ascript:steal()">x</a>',
  '<form action="javascript:steal()"><button>x</button></form>',
  '<button formaction="javascript:steal()">x</button>',
  '<input autofocus onfocus=steal()>',
  '<details open ontoggle=steal()>x</details>',
  '<video><source onerror=steal()></video>',
  '<audio src=x onerror=steal()>',
  '<body onload=steal()>',
  '<marquee onstart=steal()>x</marquee>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=steal()></style></mglyph></math>',
  '<template><script>steal()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>">',
  '<style>@import "javascript:steal()"</style>',
  '<link rel=stylesheet href="javascript:steal()">',
  '<meta http-equiv="refresh" content="0;url=javascript:steal()">',
  '<base href="javascript:steal()//">',
  '"><script>steal()</script>',
  "'><script>steal()</script>",
  '"><img src=x onerror=steal()>',
  "' onmouseover='steal()",
  '" onfocus="steal()" autofocus="',
  '` onclick=steal() `',
  '</title><script>steal()</script>',
  '</textarea><script>steal()</script>',
  '</style><script>steal()</script>',
  '</script><script>steal()</script>',
  '<!--><script>steal()</script>-->',
  '<![CDATA[<script>steal()</script>]]>',
  '<scr<script>ipt>steal()</scr</script>ipt>',
  '<ScRiPt>steal()</sCrIpT>',
  '<script\u0000>steal()</script>',
  String.raw`\u003cscript\u003esteal()\u003c/script\u003e`,
  '%3Cscript%3Esteal()%3C/script%3E',
  '&lt;script&gt;steal()&lt;/script&gt;',
  '&#60;script&#62;steal()&#60;/script&#62;',
  '<img src="data:image/svg+xml,<svg onload=steal()>">',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<a href="vbscript:steal()">x</a>',
  '[x](javascript:steal())',
  '![x](x"onerror="steal())',
  '{{constructor.constructor("steal()")()}}',
  `\${steal()}`,
  '<%= steal() %>',
  '{"__proto__":{"isAdmin":true}}',
  "'; drop table profiles; --",
  "' or '1'='1",
  '=cmd|"/c calc"!A1',
  '../../../../etc/passwd',
  '\u202egnp.exe\u202c',
  'line\r\nSet-Cookie: stolen=1',
]

const ALL = PAYLOADS.join(' ')
/** A link that a text becomes has to be refused by whoever shows it. */
const SHORT = '<img src=x onerror=steal()>'
const LINK = 'javascript:steal()'

type Place = (string | number)[]

/** Every text of a value with its place; places of the same field in a list have one name. */
function* textsOf(value: unknown, place: Place = []): Generator<{ place: Place; field: string }> {
  if (typeof value === 'string') yield { place, field: place.map((part) => (typeof part === 'number' ? '*' : part)).join('.') }
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsOf(one, [...place, index])
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) yield* textsOf(one, [...place, name])
}

function put(value: unknown, place: Place, text: string) {
  const last = place.at(-1) as string
  const owner = place.slice(0, -1).reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], value)
  ;(owner as Record<string, string>)[last] = text
}

type Judged = { issues?: unknown } | Promise<unknown>
type Schema = { '~standard': { validate: (value: unknown) => Judged } } | undefined

function isAllowed(schema: Schema, value: unknown): boolean {
  const judged = schema?.['~standard'].validate(value) ?? {}
  if (judged instanceof Promise) throw new Error('This schema answers later')
  return !judged.issues
}

/** An answer with payloads in every text that the contract leaves open: all of them, a link, or one, as the schema allows. */
function hostile(call: string, output: unknown): unknown {
  const schema = callAt(call)?.outputSchema as Schema
  const made = structuredClone(output)
  const chosen = new Map<string, string | undefined>()
  for (const { place, field } of textsOf(output)) {
    const texts = /url|link|href|address|website/i.test(field) ? [LINK, ALL] : [ALL, SHORT]
    if (!chosen.has(field))
      chosen.set(
        field,
        texts.find((text) => isAllowed(schema, changed(output, place, text))),
      )
    const text = chosen.get(field)
    if (text) put(made, place, text)
  }
  return made
}

function changed(value: unknown, place: Place, text: string): unknown {
  const tried = structuredClone(value)
  put(tried, place, text)
  return tried
}

/** Every call that was recorded for this person, answered with hostile texts; all others fail. */
export function hostileAnswers(person: PersonName): Answers {
  const answersOf = (node: object, before: string): object =>
    Object.fromEntries(
      Object.entries(node).map(([name, below]: [string, object]) => {
        const path = before + name
        if (!callAt(path)) return [name, answersOf(below, `${path}/`)]
        const first = firstRecorded(person, path)
        if (!first) return [name, fault('INTERNAL_SERVER_ERROR')]
        return [name, (input: unknown) => hostile(path, (findRecorded(person, path, input) ?? first).output)]
      }),
    )
  return answersOf(contract, '') as Answers
}
