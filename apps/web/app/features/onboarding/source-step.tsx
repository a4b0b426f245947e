import { PRODUCT } from '@jobapply/core/auth/constants'
import { REFERRAL_SOURCES } from '@jobapply/core/profiles/summary/onboarding-summary'
import { Choice } from '#ui/inputs/choice.tsx'
import type { StepProps } from './step-form.tsx'

export const SourceStep = ({ data, onChange }: StepProps) => (
  <Choice
    label={`Where did you hear about ${PRODUCT}?`}
    labelHidden
    look="card"
    options={REFERRAL_SOURCES}
    value={(data.step4.referralSource ?? null) as keyof typeof REFERRAL_SOURCES | null}
    onChange={(referralSource) => onChange({ ...data, step4: { referralSource } })}
  />
)
