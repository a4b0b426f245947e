import { figuresHeading, OPERATOR } from '@jobapply/core/content/operator'

/** Figures of the operator's file, called examples until the operator confirms them. */
export function Claims({ of }: { of: 'claims' | 'securityClaims' }) {
  const { confirmed, list } = OPERATOR[of]
  return (
    <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border-y border-line py-5">
      <div className="w-full text-13 text-ink-3 lg:w-auto">
        <dt>{figuresHeading(confirmed)}</dt>
      </div>
      {list.map(({ figure, label }) => (
        <div key={figure} className="flex items-baseline gap-1.5">
          <dt className="sr-only">{label || 'Figure'}</dt>
          <dd className="font-serif text-20">
            {figure} {label && <span>{label}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
