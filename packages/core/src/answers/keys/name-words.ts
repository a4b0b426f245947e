import { foldWords } from '@jobapply/language/fold'

/** Words that every field's name may have and that say nothing about its content. */
const NOISE = new Set(
  'candidate applicant application applicants user person job apply form field fields input inputs txt text value id systemfield attributes answer profile personal contact info details data my your section element component the new ctl main cntrl'.split(
    ' ',
  ),
)
const LONGEST = 120

/** The words of a name or id: 'candidate[firstName]' -> 'first name'. Empty where it is generated: 'question_3719', a UUID. */
export function wordsOfName(name: string): string {
  const text = name.slice(0, LONGEST)
  if (/[0-9a-f]{8}-[0-9a-f]{4}/i.test(text)) return ''
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}]+/u)
    .map(foldWords)
    .filter((word) => word.length > 1 && !NOISE.has(word))
  return words.length > 6 ? '' : words.join(' ')
}

const TRAPS = 'hp hpt honey honeypot botcheck antispam nospam decoy gotcha'.split(' ')

/** Nearly every name is none. */
const MAY_BE_TRAP = /hp|honey|bot|spam|decoy|gotcha|leaveblank/i

/** 'hp_email', 'nickname_hpcsaf', 'honeypot': traps for programs. */
export function isTrapName(name: string): boolean {
  if (!MAY_BE_TRAP.test(name.slice(0, LONGEST))) return false
  const words = name
    .slice(0, LONGEST)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return words.some((word) => TRAPS.includes(word) || /^hpcs|honeypot|leaveblank/.test(word))
}
