import { LIMITS } from '@jobapply/core/profiles/constants'
import { TextField } from '#forms/fields/text-field.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { AdditionalFields } from './additional-fields.tsx'
import type { AuthorizationForm } from './authorization-entries.tsx'
import { AuthorizationFields } from './authorization-fields.tsx'
import { BackgroundFields } from './background-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { ExperienceFields, SalaryFields } from './salary-fields.tsx'

/** Every job preference of a profile. It has no state: its caller decides when to check and when to save. */
export const PreferencesForm = ({ of, entry }: GroupProps & { entry: AuthorizationForm }) => (
  <div ref={keyboardStays} className="grid gap-6">
    {/* First of all: every search begins with it. */}
    <div className="rounded-card border border-line bg-surface p-5">
      <TextField of={of} name="desired_job_title" label="Desired job title" limit={LIMITS.screen.jobTitle} />
    </div>
    <SalaryFields of={of} />
    <ExperienceFields of={of} />
    <AuthorizationFields of={of} entry={entry} />
    <BackgroundFields of={of} />
    <AdditionalFields of={of} />
  </div>
)
