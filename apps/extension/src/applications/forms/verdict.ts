import type { FieldKind } from '@jobapply/core/answers/keys/field-keys'

/** What a form is for. `unclear`: it may be a page of an application, and what opened it decides. */
export const FORM_KINDS = [
  'application',
  'unclear',
  'search',
  'sign-in',
  'newsletter',
  'talent-community',
  'lead',
  'share',
  'unfinished',
] as const
export type FormVerdict = { kind: (typeof FORM_KINDS)[number]; reasons: readonly string[] }

type Field = { kind: FieldKind; label: string; name: string; isConcealed: boolean }

/** What is known of a form beside its fields. */
export type FormFacts = {
  /** Headings over its fields, the words of its buttons, its own names. */
  said: string
  hasPassword: boolean
  /** The address and the title of the page. */
  place: string
  hasJob: boolean
  /** Marks of a template that no script has drawn yet. */
  templates: number
}

/** Only a sure verdict keeps the form from being filled. */
export const isLeftAlone = ({ kind }: FormVerdict) => kind !== 'application' && kind !== 'unclear'

const RESUME = /\bresume|résumé|\bcv\b|lebenslauf|curriculum|bewerbungsunterlagen|hoja de vida|życiorys/i
const LETTER = /cover ?letter|anschreiben|motivation|lettre|carta de present|motivatiebrief/i
const PERSON = {
  name: /^(?:legal |your )?(?:first|last|full|given|family|sur)? ?names?\b|vorname|nachname|pr[eé]nom|apellido|cognome|achternaam|voornaam|imi[eę]|nazwisko/im,
  email: /e-?mail|correo/i,
  phone: /phone|mobile|telefon|t[eé]l[eé]ph|tel[eé]fono|telefone|telefoon/i,
}
/** Questions that only an employer asks. */
const ASKED_OF_APPLICANTS =
  /authori[sz]ed to work|right to work|eligible to work|sponsorship|notice period|salary (?:expect|require)|(?:desired|expected) (?:salary|pay|compensation)|years of (?:\w+ ){0,4}experience|available to start|start date|veteran|disabilit|ethnicity|cover letter|why (?:are you|do you want|this role)|gehaltsvorstellung|k[uü]ndigungsfrist|eintritts|arbeitserlaubnis|pr[eé]tentions|pr[eé]avis/i
const SEARCH =
  /^(?:job )?(?:search|keywords?|filter|radius|distance|sort)\b|keyword|search (?:name|query|jobs)|sort by|filter by|within \(?(?:miles|km)|jobs? (?:number|field|function|category|level|shift)|posting date|results per page|\b(?:town|city) or (?:postcode|zip)|what:? *$|umkreis|stichwort|suchbegriff/im
const SEARCH_SAID =
  /\bsearch[- ]?(?:jobs?|form|results|button)?\b|find (?:a )?jobs?|apply filters|refine|job-?search|jobsuche|rechercher/i
const SIGN_IN = /\b(?:sign|log) ?-?in\b|anmelden|einloggen|se connecter|iniciar sesi[oó]n|inloggen|zaloguj|session_key/i
const ALERTS =
  /newsletter|job ?alerts?|subscri|abonnieren|notify me|stay (?:up to date|informed)|job-?abo|mailing list|get (?:email )?updates|(?:create|set up|get|email) (?:me )?(?:an? )?alerts?|benachrichtig/i
const COMMUNITY =
  /talent[- ]?(?:community|network|pool)|introduce-?yourself|join our (?:network|community)|future opportunities alert/i
const LEAD =
  /\bdemo\b|contact sales|number of employees|company size|(?:work|business|corporate) e-?mail|gesch[aä]ftliche e-?mail|mitarbeiter(?:anzahl|zahl)|mitarbeitende|request (?:a )?(?:call|quote|pricing)|free trial|pay_for|download (?:the )?(?:guide|ebook|template)/i
const SHARE = /friend.{0,12}e-?mail|e-?mail.{0,20}friend|tell a (?:friend|colleague)|mailjob|share this job/i
const APPLY = /\bappl(?:y|ication|ying)\b|bewerb|candidature|postul|solicitud|sollicit|aplikuj|candidat/i

/** Where an application begins with an address. */
const STEP = /apply|application|login|log-?in|account|register|candidate|step=/i

type Wanted = Record<'name' | 'email' | 'phone' | 'resume' | 'letter', boolean>

/** The verdict on one form of a page, by its fields, what it says of itself, and where it stands. */
export function judgeForm(fields: readonly Field[], { said, hasPassword, place, hasJob, templates }: FormFacts): FormVerdict {
  const shown = fields.filter(({ isConcealed }) => !isConcealed)
  if (templates > 2 && templates * 2 > shown.length) return { kind: 'unfinished', reasons: ['its labels are not drawn yet'] }
  const texts = shown.map(({ label, name }) => inLine(`${label} ${name}`.slice(0, 300)))
  const wanted = wantedIn(shown)
  const all = texts.join('\n')
  const isAny = (pattern: RegExp) => pattern.test(all)
  const count = (pattern: RegExp) => (isAny(pattern) ? texts.filter((text) => pattern.test(text)).length : 0)
  const isPerson = wanted.name || wanted.email || wanted.phone
  const questions = count(ASKED_OF_APPLICANTS)
  // An application may offer the community, too.
  const isApplying = hasJob && (wanted.resume || questions > 0)
  if (COMMUNITY.test(place) || (COMMUNITY.test(said) && !isApplying))
    return { kind: 'talent-community', reasons: ['it collects people for later'] }
  if (wanted.resume || wanted.letter) return { kind: 'application', reasons: ['it takes a resume or a letter'] }
  if (questions > 1 || (questions > 0 && isPerson)) return { kind: 'application', reasons: ['it asks what employers ask'] }
  if (hasPassword && shown.length <= 4) return { kind: 'sign-in', reasons: ['it asks for a password'] }
  const isQuestioning = shown.some(({ label }) => label.includes('?'))
  if (!isPerson && !isQuestioning && (isAny(SEARCH) || (SEARCH_SAID.test(said) && !APPLY.test(said))))
    return { kind: 'search', reasons: ['it searches or filters a list'] }
  if (SIGN_IN.test(said) && shown.length <= 2 && !APPLY.test(said)) return { kind: 'sign-in', reasons: ['it signs somebody in'] }
  if (isAny(SHARE)) return { kind: 'share', reasons: ['it sends the job to somebody else'] }
  const leads = count(LEAD) + Number(LEAD.test(said))
  if (isPerson && (leads > 1 || (leads > 0 && !hasJob))) return { kind: 'lead', reasons: ['it asks about a company, for sales'] }
  if (isLoneAddress(shown, wanted) && !APPLY.test(said) && !STEP.test(place))
    return { kind: 'newsletter', reasons: ['it asks for an address alone'] }
  if (!wanted.name && !wanted.phone && (ALERTS.test(said) || isAny(ALERTS)))
    return { kind: 'newsletter', reasons: ['it asks for an address to send news to'] }
  if (wanted.name && (wanted.email || wanted.phone) && (hasJob || APPLY.test(said) || APPLY.test(place)))
    return { kind: 'application', reasons: ['it asks for a name and a way to answer, beside a job'] }
  return { kind: 'unclear', reasons: [] }
}

/** All texts are looked through at once, each in a line of its own. */
const inLine = (text: string) => text.replace(/[\n\r\u2028\u2029]/g, ' ')

/** Nothing but an address, and perhaps boxes to tick. */
const isLoneAddress = (fields: readonly Field[], { email }: Wanted) =>
  email && fields.filter(({ kind }) => kind !== 'checkbox').length === 1

function wantedIn(fields: readonly Field[]): Wanted {
  const typed = fields.filter(({ kind }) => ['text', 'email', 'tel', 'textarea', 'combobox'].includes(kind))
  const all = typed.flatMap(({ label, name }) => [inLine(label.slice(0, 80)), inLine(name)]).join('\n')
  const has = (pattern: RegExp) => pattern.test(all)
  const files = fields.filter(({ kind }) => kind === 'file')
  const isOf = (pattern: RegExp) => files.some(({ label, name }) => pattern.test(`${label} ${name}`.replaceAll('_', ' ')))
  return {
    ...{ name: has(PERSON.name), email: has(PERSON.email), phone: has(PERSON.phone), resume: isOf(RESUME) },
    letter: isOf(LETTER) || fields.some(({ kind, label }) => kind === 'textarea' && LETTER.test(label.slice(0, 60))),
  }
}

/** What the person reads when a form is left alone. */
export const VERDICT_SENTENCES: Readonly<Record<FormVerdict['kind'], string>> = {
  application: '',
  unclear: '',
  search: "This page's form searches for jobs, so we leave it alone.",
  'sign-in': 'This page asks you to sign in. Do that first, then look again.',
  newsletter: "This page's form is for a newsletter or job alerts, so we leave it alone.",
  'talent-community': "This page's form joins a talent community instead of applying for a job, so we leave it alone.",
  lead: "This page's form is for business contacts, so we leave it alone.",
  share: "This page's form shares the job with somebody else, so we leave it alone.",
  unfinished: 'The form on this page is still loading. Look again in a moment.',
}
