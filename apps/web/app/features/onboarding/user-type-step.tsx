import { USER_TYPES } from '@jobapply/core/profiles/summary/onboarding-summary'
import { Choice } from '#ui/inputs/choice.tsx'
import type { StepProps } from './step-form.tsx'

const MEANINGS = { myself: 'The applications are yours.', cohort: 'You help others with theirs.' }

export const UserTypeStep = ({ data, onChange }: StepProps) => (
  <Choice
    label="Who are you applying for?"
    labelHidden
    look="card"
    options={USER_TYPES}
    describe={MEANINGS}
    value={(data.step2.userType ?? null) as keyof typeof USER_TYPES | null}
    onChange={(userType) => onChange({ ...data, step2: { userType } })}
  />
)
