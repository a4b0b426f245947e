import type { ReadField } from '@jobapply/core/answers/keys/decide-fields'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'

const WORDS = 'improved reduced costs by 30 percent for a team of twelve customers and wrote tests in 2019 daily reports'.split(
  ' ',
)

/** The same numbers each time. */
let state = 7
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const skill = () => pick(vocabulary().skills).name

/** A text of this length with sentences, numbers and skills in it. */
export function largeText(length: number): string {
  const parts: string[] = []
  for (let size = 0; size < length; size += (parts.at(-1)?.length ?? 0) + 1)
    parts.push(random() < 0.4 ? skill() : random() < 0.1 ? 'team. Led' : pick(WORDS))
  return parts.join(' ').slice(0, length).trim().padEnd(length, 'x')
}

const many = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place))
const month = (place: number) => `${1980 + Math.floor(place / 2)}-0${1 + (place % 2) * 6}`
const period = (place: number) => ({ startDate: month(place), endDate: month(place + 1), current: false })

/** Fields of a profile that is about as long as it may be: 60,000 characters in all. */
export const largeProfile = () => ({
  full_name: 'Ann Becker',
  email: 'ann.becker@example.com',
  desired_job_title: 'Software Engineer',
  professional_summary: largeText(2_000),
  technical_skills: [...new Set(many(100, skill))],
  soft_skills: many(40, () => largeText(40)),
  // No table knows them, so the text of every posting is searched for each.
  management_skills: many(200, (place) => `Quorling ${place}`),
  experience: many(25, (place) => ({
    ...{
      id: `job ${place}`,
      company: largeText(40),
      position: pick(vocabulary().occupations).name,
      location: 'Berlin, Germany',
      ...period(place),
    },
    ...{ description: largeText(900), technologies: [...new Set(many(10, skill))] },
  })),
  projects: many(12, (place) => ({
    ...{
      id: `project ${place}`,
      name: largeText(40),
      url: null,
      ...period(place),
      description: largeText(900),
      technologies: many(6, skill),
    },
  })),
  volunteer_experience: many(5, (place) => ({
    ...{ id: `help ${place}`, organization: largeText(40), position: 'Coach', ...period(place), description: largeText(900) },
  })),
  education: many(5, (place) => ({
    ...{
      id: `school ${place}`,
      institution: largeText(40),
      degree: "Bachelor's",
      field: largeText(30),
      ...period(place),
      description: largeText(900),
    },
  })),
  certifications: many(20, (place) => ({
    id: `paper ${place}`,
    name: largeText(60),
    issuer: largeText(40),
    issue_date: '2010-01',
  })),
})

/** The fields of a form as long as a page can make it: 300 of them, 300,000 characters in all. */
export const largeForm = (): ReadField[] =>
  many(300, (place) => ({
    ...{ id: `field ${place}`, kind: place % 3 ? ('text' as const) : ('select' as const), labelSource: 'label' as const },
    label: `How many years of experience do you have with ${largeText(500)}`,
    ...{ name: `field_${place}`, autocomplete: '', placeholder: '', description: largeText(200), sections: [largeText(100)] },
    options: place % 3 ? [] : many(10, (option) => ({ value: String(option), label: largeText(30) })),
    ...{ required: true, isConcealed: false, isHelper: false },
  }))
