import type { LEVELS } from '#jobs/constants'
import type { Option } from '#shared/options'

export type Level = Option<typeof LEVELS>

/** First match in a title. 'Executive assistant' and 'account executive' are not executives, 'lead generation' is not a lead. */
const TITLES: readonly (readonly [RegExp, Level])[] = [
  [
    /\b(?:intern|internship|trainee|apprentice|graduate|junior|jr|entry[- ]level|new grad|praktikant\w*|werkstudent\w*|working student|berufseinsteiger\w*|absolvent\w*)\b/i,
    'entry',
  ],
  [
    /\b(?:chief \w+(?: \w+)? officer|c[etfimoprs]o|[se]?vp|vice president|president|managing director|executive director|head of|director|geschäftsführer\w*)\b/i,
    'executive',
  ],
  [
    /\b(?:staff(?= \w)|principal|lead|leader|distinguished|supervisor|foreman|charge nurse|(?:team|abteilungs|bereichs|gruppen|schicht|filial|stations|projekt|küchen)?leit(?:er|erin|ung))\b(?! (?:gen|qualification|scoring|accountant))/i,
    'lead',
  ],
  [/\b(?:senior|sr|snr|expert|iii|iv)\b/i, 'senior'],
  [/\bmid(?:dle)?[- ]?(?:level|weight)?\b|\bintermediate\b|\bmedior\b|\bii\b/i, 'mid'],
]
/** Values of the sources' own field. */
const FIELDS: readonly (readonly [RegExp, Level])[] = [
  [/\bentry|junior|intern|graduate|student|no[- ]experience|beginner|trainee|berufseinst|associate(?!d)/i, 'entry'],
  [/executive|director|c[- ]level|vp\b|head\b|geschäftsleitung/i, 'executive'],
  [/\blead\b|principal|staff\b|führungskraft|teamleitung/i, 'lead'],
  [/mid[- ]?senior|mid|intermediate|experienced|professional|berufserfahren/i, 'mid'],
  [/senior|expert/i, 'senior'],
]

/** Titles that sources wrongly classify by the word 'executive'. */
const NO_EXECUTIVE =
  /\b(?:account|sales|marketing|customer|client|service|support|hr|recruitment) executives?\b|\bexecutive (?:assistant|chef|secretary)\b/i

/** The level by title, then the source's field, then the required years. */
export function readLevel(field: string | undefined, title: string, description = ''): Level | null {
  const find = (text: string, table: typeof TITLES) => table.find(([pattern]) => pattern.test(text))?.[1]
  const plain = title.replace(
    /\bmember of (?:the )?technical staff\b|\bchief of staff\b|\bstaff (?:nurse|accountant|member|pharmacist|writer)\b|\bsenior (?:living|care|center|home)\w*\b|\b(?:art|creative|funeral|music|casting|film) director\b/gi,
    '',
  )
  const ofField = NO_EXECUTIVE.test(title) ? undefined : find((field ?? '').replace(/_/g, ' '), FIELDS)
  return find(plain, TITLES) ?? ofField ?? levelOfYears(requiredYears(description))
}

/** The minimum years of experience in a text: '5+ years', 'at least 3 years', '2-4 years of experience'. */
export function requiredYears(text: string): number | null {
  const found = [
    ...text.matchAll(
      /\b(\d{1,2})\s?(?:\+|plus|(?:-|–|—|to)\s?\d{1,2}\+?)?\s?(?:years?|yrs?)\b(?:['’]?\s?(?:\w+\s){0,4}(?:experience|exp)\b)/gi,
    ),
  ]
    .map(([, years]) => Number(years))
    .filter((years) => years <= 20)
  return found.length > 0 ? Math.max(...found) : null
}

function levelOfYears(years: number | null): Level | null {
  if (years === null) return null
  if (years < 2) return 'entry'
  return years < 5 ? 'mid' : 'senior'
}
