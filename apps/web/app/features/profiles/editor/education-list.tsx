import { GPA_MAX, LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { MonthField } from './month-field.tsx'
import { NumberField } from './number-field.tsx'
import { showPeriod } from './show-dates.ts'
import { TextField } from './text-field.tsx'

const { screen } = LIMITS

export const EducationList = () => (
  <EntryList
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
    <NumberField
      of={of}
      name="gpa"
      label="GPA"
      inputMode="decimal"
      hint={`On the scale from 0 to ${GPA_MAX}.`}
      importance="nice"
    />
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
