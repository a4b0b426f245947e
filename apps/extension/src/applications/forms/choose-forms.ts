import type { Drawn } from './drawn.ts'
import { type Control, type FormField, MAX_FIELDS } from './field.ts'
import { templatesIn } from './not-a-question.ts'
import { attr, type Page } from './page.ts'
import { tidy } from './text.ts'
import { type FormVerdict, isLeftAlone, judgeForm } from './verdict.ts'

export type ReadControl = { control: Control; field: FormField }
type Seen = { address: string; isDrawn: Drawn }
type Form = { element: Element | null; members: ReadControl[]; verdict: FormVerdict }

/**
 * The form with most fields, and others of some size: a box for a newsletter or a search is not part of an application. A form that is
 * surely for something else is left out; where there is no other, its verdict says why nothing is read.
 */
export function chooseForms(document: Document, page: Page, read: readonly ReadControl[], { address, isDrawn }: Seen) {
  const formOf = ({ control }: ReadControl) => page.formOf(control.element)
  const place = `${address} ${tidy(document.title ?? '')}`
  const hasJob = isJobAddress(address) || namesJob(document)
  const forms = [...Map.groupBy(read, formOf)].map(([element, members]): Form => {
    const said = saidAbout(element, members)
    const hasPassword = [...(element ?? document).querySelectorAll('input[type=password]')].some(isDrawn)
    const fields = members.map(({ field }) => field)
    const templates = templatesIn((element ?? document.body)?.textContent ?? '')
    return { element, members, verdict: judgeForm(fields, { said, hasPassword, place, hasJob, templates }) }
  })
  const open = withoutOthers(forms.filter(({ verdict }) => !isLeftAlone(verdict)))
  const most = Math.max(0, ...open.map(({ members }) => members.length))
  const kept = new Set(open.filter((form) => isOfSome(form, most)).flatMap(({ members }) => members))
  const largest = (list: readonly Form[]) => list.toSorted((one, other) => other.members.length - one.members.length)[0]
  const told = open.find(({ verdict }) => verdict.kind === 'application') ?? largest(open) ?? largest(forms)
  const verdict: FormVerdict = told?.verdict ?? { kind: 'unclear', reasons: [] }
  return { kept: read.filter((one) => kept.has(one)), verdict }
}

/** An application asks once for an address. A smaller form that asks for it again is another one: a contact form at the foot of the page. */
function withoutOthers(forms: readonly Form[]): readonly Form[] {
  const asking = forms.filter(({ members }) => members.some(asksForAddress))
  const [main] = asking.toSorted((one, other) => rankOf(other) - rankOf(one))
  return forms.filter((form) => form === main || !asking.includes(form) || takesFile(form))
}
const asksForAddress = ({ field: { kind, label, isConcealed } }: ReadControl) =>
  !isConcealed && (kind === 'email' || (kind === 'text' && ADDRESS.test(label)))
const ADDRESS = /^(?:your )?e-?mail\b/i
const takesFile = ({ members }: Form) => members.some(({ control }) => control.kind === 'file')
const rankOf = (form: Form) => (takesFile(form) ? MAX_FIELDS : 0) + form.members.length

const isOfSome = ({ members, verdict }: Form, most: number) =>
  members.length === most ||
  members.length >= 3 ||
  verdict.kind === 'application' ||
  members.some(({ control }) => control.kind === 'file')

/** Its own names, the headings over its fields and the words of its buttons. */
function saidAbout(form: Element | null, members: readonly ReadControl[]): string {
  const own = form ? ['id', 'class', 'name', 'action', 'aria-label'].map((name) => attr(form, name).slice(0, 200)) : []
  const headings = new Set(members.slice(0, 40).flatMap(({ field }) => field.sections.slice(-2)))
  const buttons = [...(form?.querySelectorAll('button, [type=submit], [type=button]') ?? [])]
    .slice(0, 20)
    .map((one) => tidy(one.textContent ?? '').slice(0, 60) || attr(one, 'value'))
  return [...own, ...headings, ...buttons].join(' ').slice(0, 4_000)
}

/** `/jobs/123`, `/careers/baker-4711`, `/apply`. */
const isJobAddress = (address: string) =>
  /\/(?:jobs?|positions?|vacanc\w{1,5}|openings?|stellen?\w{0,12}|offers?|o|j|p)\/[^?#]{0,200}\d|\/apply(?:[/?#]|$)|\/application(?:[/?#]|$)/i.test(
    address.slice(0, 500),
  )

const namesJob = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, 10)
    .some((script) => (script.textContent ?? '').slice(0, 20_000).includes('JobPosting'))
