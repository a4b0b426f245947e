import { SECURITY_CLEARANCES, WORK_AUTHORIZATIONS } from '@jobapply/core/profiles/constants'
import { SelectField } from '#forms/fields/select-field.tsx'
import { Card } from '#ui/card.tsx'
import { AuthorizationEntries, type AuthorizationForm } from './authorization-entries.tsx'
import type { GroupProps } from './group-props.ts'

export const AuthorizationFields = ({ of, entry }: GroupProps & { entry: AuthorizationForm }) => (
  <Card title="Work Authorization and Security" hint="Employers ask where you may work. One entry for each country.">
    <AuthorizationEntries of={of} entry={entry} />
    <div className="mt-6 grid gap-5 border-t border-line pt-5 sm:grid-cols-3">
      <SelectField of={of} name="work_authorization" label="Authorization elsewhere" options={WORK_AUTHORIZATIONS} />
      <SelectField of={of} name="security_clearance" label="Highest clearance held" options={SECURITY_CLEARANCES} />
      <SelectField of={of} name="active_security_clearance" label="Active clearance" options={SECURITY_CLEARANCES} />
    </div>
  </Card>
)
