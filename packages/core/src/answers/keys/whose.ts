import { has, isOnly } from '#answers/facts/fact'
import { meaningful, readText, type Token } from '#answers/words/tokens'

/** Whose data a field asks for: the person's own, somebody else's, or a signature under what was said. */
export type Whose = 'own' | 'other' | 'signature'

const LONGEST = 200
const tokensOf = (text: string) => meaningful(readText(text.slice(0, LONGEST)))
/** 'Current employer', 'Employer 1', 'Most recent company': its address and phone are not the person's. */
const OF_A_COMPANY = 'company now recent number before name worked history street phone location title work'.split(' ')
const isOfCompany = (tokens: readonly Token[]) => has(tokens, 'company') && isOnly(tokens, ...OF_A_COMPANY)
/** 'High school', 'College or university'. */
const isOfSchool = (tokens: readonly Token[]) =>
  has(tokens, 'school', 'edu') && isOnly(tokens, 'school', 'edu', 'education', 'name', 'number', 'or', 'street', 'location')

/** By the headings around a field and the text that explains it. */
export function whoseField({ sections, description }: { sections: readonly string[]; description: string }): Whose {
  const around = sections.map(tokensOf)
  const innermost = around.at(-1) ?? []
  if (around.some((tokens) => has(tokens, 'other-person'))) return 'other'
  if (isOfCompany(innermost) || isOfSchool(innermost)) return 'other'
  if (has(innermost, 'signature')) return 'signature'
  const explained = tokensOf(description)
  if (has(explained, 'other-person', 'hear')) return 'other'
  return has(explained, 'signature') ? 'signature' : 'own'
}
