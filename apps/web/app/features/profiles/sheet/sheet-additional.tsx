import { SECURITY_CLEARANCES, WORK_AUTHORIZATIONS } from '@jobapply/core/profiles/constants'
import { shownCurrency } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { labelOf } from '@jobapply/core/shared/options'
import { SheetSection } from './sheet-parts.tsx'
import { showRange, yesNo } from './show-value.ts'

/** Work authorization, clearance, relocation and desired salary, where known. */
export function SheetAdditional({ profile: p }: { profile: Profile }) {
  const entries = (p.work_authorization_entries ?? []).map(
    (one) => `${one.country}: ${one.otherVisa || labelOf(WORK_AUTHORIZATIONS, one.workAuthorization)}`,
  )
  const known = [
    ['Work authorization', entries.join(', ') || labelOf(WORK_AUTHORIZATIONS, p.work_authorization)],
    ['Security clearance', labelOf(SECURITY_CLEARANCES, p.active_security_clearance ?? p.security_clearance)],
    ['Willing to relocate', yesNo(p.willing_to_relocate)],
    ['Desired salary', showRange(p.desired_salary_min, p.desired_salary_max, shownCurrency(p.expected_salary_currency))],
  ].filter(([, value]) => value)
  return (
    <SheetSection title="Additional Information">
      {known.length > 0 && (
        <dl className="grid gap-1.5">
          {known.map(([label, value]) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr] print:grid-cols-[11rem_1fr]">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </SheetSection>
  )
}
