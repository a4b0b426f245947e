import { foldWords } from '@jobapply/language/fold'
import type { AnswerContext, Origin } from '#answers/schema'
import { meaningful, readText, type Token } from '#answers/words/tokens'
import type { Question, QuestionOption } from '#jobs/form'
import { DISABILITY_STATUSES, ETHNICITIES, GENDERS, VETERAN_STATUSES } from '#profiles/constants'
import type { ProfileFields } from '#profiles/schema'
import type { Options } from '#shared/options'

type Field = 'gender' | 'race_ethnicity' | 'veteran_status' | 'disability_status'
const FIELDS: Readonly<Record<string, { field: Field; labels: Options; name: string }>> = {
  gender: { field: 'gender', labels: GENDERS, name: 'Gender' },
  race: { field: 'race_ethnicity', labels: ETHNICITIES, name: 'Race or ethnicity' },
  veteran: { field: 'veteran_status', labels: VETERAN_STATUSES, name: 'Veteran status' },
  disability: { field: 'disability_status', labels: DISABILITY_STATUSES, name: 'Disability' },
}

/** Other wordings of a stored value, word for word; anything else is left to the person. */
const WORDINGS: Readonly<Record<string, string>> = {
  male: 'male, man, mannlich, homme, hombre, mezczyzna',
  female: 'female, woman, weiblich, femme, mujer, kobieta, vrouw',
  'not-veteran': 'i am not a veteran, not a veteran, i am not a protected veteran',
  'no-disability':
    'no i do not have a disability, no i don t have a disability, i do not have a disability, no i do not have a disability and have not had one in the past',
  'has-disability': 'yes i have a disability, i have a disability, yes i have a disability or have had one in the past',
  hispanic: 'hispanic or latino',
  black: 'black or african american, black or african american not hispanic or latino',
  white: 'white, white not hispanic or latino',
  asian: 'asian, asian not hispanic or latino',
}

/** In review, the option that says exactly what the person stored for this purpose (decisions, Applying). */
export function proposeSelfIdentification(
  { options }: Question,
  tokens: readonly Token[],
  { profile }: AnswerContext,
): { option: QuestionOption; origin: Origin } | undefined {
  const asked = Object.keys(FIELDS).filter((concept) => tokens.some((token) => token.concept === concept))
  const source = asked.length === 1 ? FIELDS[asked[0] ?? ''] : undefined
  const value: ProfileFields[Field] = source ? profile[source.field] : null
  if (!source || !value || isOfOthers(tokens) || profile.onboardingFields.includes(source.field)) return undefined
  const label = source.labels[value] ?? value
  const wordings = [foldWords(label), ...(WORDINGS[value]?.split(', ') ?? [])]
  const matching = options.filter(
    (option) => wordings.includes(foldWords(option.label)) || (value === 'prefer-not-to-say' && isDecline(option.label)),
  )
  const [option] = matching
  if (!option || matching.length > 1) return undefined
  return { option, origin: { kind: 'profile', field: source.field, sentence: `${source.name}: ${label}` } }
}

/** How identity is asked for; any other word may name somebody else: 'Gender of your manager'. */
const ASKED =
  /^(?:how|what|mark|all|apply|ies|self|yourself|y|o)$|^(?:identif|descri|beschreib|zugehor|categor|kategor|applicab|option|volunt|disclos|answer|question)/
const isOfOthers = (tokens: readonly Token[]) =>
  tokens.some(
    ({ concept, text }) => concept === 'other-person' || (concept === 'word' && !ASKED.test(text) && /\p{L}/u.test(text)),
  )

const isDecline = (label: string) => {
  const tokens = meaningful(readText(label))
  return tokens.length > 0 && tokens.every(({ concept }) => concept === 'decline')
}
