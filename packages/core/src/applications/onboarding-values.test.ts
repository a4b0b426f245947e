import { expect, test } from 'vitest'
import { toProfile } from '#onboarding/rules'
import { EMPTY_FIELDS } from '#profiles/rules'
import { fillOpenForm } from './open-form.ts'

const { profile_name: _, ...made } = toProfile({
  step1: { name: 'Ann Lind' },
  step2: { userType: 'myself' },
  step3: {
    ...{ desiredJobTitle: 'Nurse', preferredCountry: 'Germany', jobTypes: ['full-time'], experienceYears: '5-10' },
    ...{ currentSalaryRange: '50k-75k', expectedSalaryRange: '75k-100k' },
  },
  step4: { referralSource: 'linkedin' },
})

type Field = Parameters<typeof fillOpenForm>[0][number]
const field = (label: string, options: string[]): Field => ({
  ...{ id: label, label, labelSource: 'label', name: '', autocomplete: '', placeholder: '', description: '' },
  ...{ kind: options.length > 0 ? 'select' : 'text', options: options.map((name) => ({ value: name, label: name })) },
  ...{ sections: [], required: true, isConcealed: false, isHelper: false },
})
const decide = (onboardingFields: readonly string[], label: string, options: string[], mode: 'review' | 'automatic') => {
  const profile = { ...EMPTY_FIELDS, ...made, onboardingFields }
  const job = { employer: 'Green Mill', country: 'United States', city: 'Boston' }
  const context = { profile, job, saved: [], mode, now: new Date('2026-11-16T12:00:00Z') }
  const documents = { resume: null, letter: null, letterText: null }
  const { decided } = fillOpenForm([field(label, options)], { ...context, documents }, { kept: [], accepted: [] })
  return decided[0]
}

/** [the value of onboarding, what a form calls it, its options, what the form gets after the personal section was saved] */
const ASKED: [string, string, string[], object][] = [
  ['full_name', 'Full name', [], { decision: 'fill', value: 'Ann Lind' }],
  ['location_country', 'Country', [], { decision: 'fill', value: 'Germany' }],
  ['automation_job_types', 'Employment type', ['Full-time', 'Part-time'], { decision: 'propose', value: 'Full-time' }],
  ['total_experience', 'Years of experience', [], { decision: 'propose', value: '7' }],
  ['desired_salary_min', 'Expected salary', [], { decision: 'fill', value: '75000-100000 USD per year' }],
  ['desired_salary_max', 'Expected salary', [], { decision: 'fill', value: '75000-100000 USD per year' }],
  // The desired title and the current salary answer no question.
  ['desired_job_title', 'Desired job title', [], { decision: 'ask' }],
  ['current_salary', 'Current salary', [], { decision: 'ask' }],
]

test.each(ASKED)(
  'ONBOARD-044 ONBOARD-045 %s is marked, and "%s" is answered only when the mark is gone',
  (name, label, options, answer) => {
    expect(made.onboardingFields).toContain(name)
    for (const mode of ['review', 'automatic'] as const) {
      expect(decide(made.onboardingFields, label, options, mode)).toMatchObject({ decision: 'ask', field: { value: '' } })
      expect(decide([], label, options, mode)).toMatchObject(answer)
    }
  },
)
