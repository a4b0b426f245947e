import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { PeriodFields } from './period-fields.tsx'
import { ProseField } from './prose-field.tsx'
import { showPeriod } from './show-dates.ts'
import { TagsField } from './tags-field.tsx'
import { TextField } from './text-field.tsx'
import { UrlField } from './url-field.tsx'

const { screen } = LIMITS

export const ProjectList = () => (
  <EntryList list="projects" label="Projects" add="Add project" lines={projectLines} fields={(of) => <ProjectFields of={of} />} />
)

export const projectLines = (entry: Draft<'projects'>) => [
  [showPeriod(entry), entry.url].filter(Boolean).join(' · '),
  entry.description,
]

export const ProjectFields = ({ of }: { of: Bound<Draft<'projects'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Project name" limit={screen.company} />
    <UrlField of={of} name="url" label="Project URL" />
    <PeriodFields of={of} now="I still work on it" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} />
    </WholeRow>
    <WholeRow>
      <TagsField of={of} name="technologies" label="Technologies" limit={screen.skill} />
    </WholeRow>
  </FieldsGrid>
)
