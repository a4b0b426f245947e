import { foldCompany } from '@jobapply/language/company'

type Kind = 'confirmation' | 'refusal' | 'invitation' | 'assessment' | 'request' | 'offer' | 'alert' | 'outreach' | 'other'
/** What is true of an email. `also`: kinds that are as good. `warning`: phishing that must not pass without one. */
export type Labels = {
  about: boolean
  kind: Kind
  also?: Kind[]
  company: string | null
  title: string | null
  when: string[]
  warning?: boolean
}
export type Prediction = {
  id: string
  about: boolean | null
  kind: Kind | null
  company: string | null
  title: string | null
  when: string[]
  warnings: string[]
  quote: string
}
/** Kinds that change an application. */
const WITH_STATUS = new Set<Kind | null>(['refusal', 'invitation', 'assessment', 'offer'])

export function judgeMail(labels: Labels, given: Prediction): 'right' | 'none' | 'wrong' | 'wrong status' {
  if (isRight(labels, given)) return 'right'
  if (given.kind === null) return 'none'
  return WITH_STATUS.has(given.kind) ? 'wrong status' : 'wrong'
}

function isRight({ kind, about, also = [] }: Labels, given: Prediction): boolean {
  if (given.kind === null) return false
  if (given.kind === kind && (kind !== 'other' || given.about === null || given.about === about)) return true
  if (also.includes(given.kind) && given.about !== false) return true
  if (kind === 'assessment' && given.kind === 'invitation') return true
  if (about) return kind === 'other' && given.kind === 'confirmation'
  return given.about === false && !WITH_STATUS.has(given.kind)
}

/** Whether the email was given to the right application; undefined where it names none and none was chosen. */
export function judgeTie({ about, company, title }: Labels, given: Prediction): 'right' | 'none' | 'wrong' | undefined {
  if (!about || !company) return given.company ? 'wrong' : undefined
  if (!given.company) return 'none'
  const isSame = foldCompany(given.company) === foldCompany(company) && (!title || !given.title || given.title === title)
  return isSame ? 'right' : 'wrong'
}
