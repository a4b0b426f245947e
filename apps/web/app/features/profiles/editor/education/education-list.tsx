import { GPA_MAX, LIMITS } from '@jobapply/core/profiles/constants'
import { showPeriod } from '@jobapply/core/shared/time/show-dates'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid } from '#forms/fields/fields-grid.tsx'
import { MonthField } from '#forms/fields/month-field.tsx'
import { NumberField } from '#forms/fields/number-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'

const { screen } = LIMITS

export const EducationList = () => (
  <ProfileEntries
    list="education"
    label="Education"
    add="Add education"
    startsOpen
    lines={educationLines}
    fields={(of) => <EducationFields of={of} />}
  />
)

export const educationLines = (entry: Draft<'education'>) => [
  entry.institution,
  [
    showPeriod(entry),
    entry.graduationYear && `graduated ${entry.graduationYear}`,
    entry.gpa !== null && `GPA ${entry.gpa}`,
    entry.grade,
  ]
    .filter(Boolean)
    .join(' · '),
]

export const EducationFields = ({ of }: { of: Bound<Draft<'education'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="degree" label="Degree" limit={screen.degree} importance="mandatory" />
    <TextField of={of} name="field" label="Field of study" limit={screen.field} importance="best" />
    <TextField of={of} name="institution" label="Institution" limit={screen.institution} importance="best" />
    <NumberField of={of} name="graduationYear" label="Graduation year" inputMode="numeric" importance="best" />
    <MonthField of={of} name="startDate" label="Start date" importance="nice" />
    <MonthField of={of} name="endDate" label="End date" importance="nice" />
    <NumberField of={of} name="gpa" label="GPA" inputMode="decimal" hint={`On a scale from 0 to ${GPA_MAX}.`} importance="nice" />
    <TextField
      of={of}
      name="grade"
      label="Grade on another scale"
      hint="As it is written: 8.7/10, 1.3, First."
      limit={screen.grade}
      importance="nice"
    />
  </FieldsGrid>
)
