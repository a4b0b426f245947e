import type { Person } from '#person/person'
import { readExperiences } from '#read/experiences'
import type { ParsedPosting } from '#read/posting'
import { companyKey } from '#words'
import { judgeDriving } from './judge-driving.ts'
import { judgeAge, judgeDuty } from './judge-duties.ts'
import { judgeExperience, judgeYears } from './judge-experience.ts'
import { judgeDegree, judgeLanguage, judgeLicence, UNNAMED_PAPER } from './judge-papers.ts'
import { judgeResidence } from './judge-residence.ts'
import { byVerdict, type Judgement, judged, worstVerdict } from './judgement.ts'
import { judgeCitizenship, judgeClearance, judgeSponsorship } from './knock-outs-legal.ts'

/** With what the text alone tells; worst first, wishes last. */
export const judgeKnockOuts = (posting: ParsedPosting, person: Person) =>
  withoutRepeats([
    ...judgeAll(posting, person, true),
    ...readExperiences(posting).map((asked) => judgeExperience(posting, person, asked)),
  ]).sort(byVerdict)

/** Only what may hold a job back: neither wishes nor what the person has to judge. */
export const judgeDecisive = (posting: ParsedPosting, person: Person) => withoutRepeats(judgeAll(posting, person, false))

/** The worst of what may hold a job back. */
export const verdictOf = (posting: ParsedPosting, person: Person) => worstVerdict(judgeAll(posting, person, false))

/** One judge for each kind, unsorted. What the profile does not say is never guessed: it is unknown. */
function judgeAll(posting: ParsedPosting, person: Person, withWishes: boolean): Judgement[] {
  const all: Judgement[] = []
  const { requirements } = posting
  const add = (one: Judgement | undefined) => one && all.push(one)
  add(judgeCompany(posting, person))
  add(judgeSponsorship(posting, person))
  add(judgeClearance(posting, person))
  add(judgeCitizenship(posting, person, withWishes))
  const isTold = ({ nice }: { nice: boolean }) => withWishes || !nice
  for (const asked of requirements.degrees) if (isTold(asked)) add(judgeDegree(posting, person, asked))
  for (const asked of requirements.driving)
    if (isTold(asked)) add(judgeDriving(person, asked, asksForLicence(posting, asked.sentence)))
  for (const asked of requirements.licences) if (isTold(asked)) add(judgeLicence(posting, person, asked))
  for (const asked of requirements.years) if (isTold(asked)) add(judgeYears(posting, person, asked))
  for (const asked of requirements.languages) if (isTold(asked)) add(judgeLanguage(person, asked))
  for (const asked of requirements.residences) if (isTold(asked)) add(judgeResidence(posting, person, asked))
  if (withWishes) for (const asked of requirements.ages) add(judgeAge(person, asked))
  if (withWishes) for (const asked of requirements.duties) add(judgeDuty(person, asked))
  return all
}

const asksForLicence = ({ requirements }: ParsedPosting, sentence: number) =>
  requirements.driving.some((one) => one.sentence === sentence && !one.value.ownVehicle)

/** Several sentences may require the same, and one sentence two things of a kind; a sentence that names no paper may ask for any. */
function withoutRepeats(all: readonly Judgement[]): Judgement[] {
  const kept: Judgement[] = []
  const facts: string[] = []
  for (const one of all) {
    const fact = one.fact()
    const isRepeat = kept.some(
      ({ name, answer, sentence, nice }, place) =>
        name === one.name &&
        nice === one.nice &&
        answer === one.answer &&
        facts[place] === fact &&
        (sentence === one.sentence || ONCE.includes(name) || (name === 'licence' && fact !== UNNAMED_PAPER)),
    )
    if (isRepeat) continue
    kept.push(one)
    facts.push(fact)
  }
  return kept
}
/** What the whole posting asks for once, however often it says so. */
const ONCE: readonly Judgement['name'][] = ['language', 'driving', 'vehicle', 'age', 'residence']

/** 'Acme' excludes 'Acme GmbH', not 'Acmeville'. */
export const isExcluded = (company: string, excluded: readonly string[]) =>
  excluded.length > 0 && excluded.includes(companyKey(company))

function judgeCompany({ job }: ParsedPosting, { excluded }: Person): Judgement | undefined {
  if (!isExcluded(job.company, excluded)) return undefined
  return judged(
    'company',
    'notMet',
    { sentence: -1, nice: false },
    () => `${job.company} is on your list of companies to exclude.`,
  )
}
