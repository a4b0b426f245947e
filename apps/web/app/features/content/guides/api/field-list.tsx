import type { Field } from '@jobapply/core/content/api-fields'

export const FieldList = ({ fields }: { fields: Readonly<Record<string, Field>> }) => (
  <dl className="divide-y divide-line border-y border-line">
    {Object.entries(fields).map(([name, { type, isRequired, meaning }]) => (
      <div key={name} className="py-2.5">
        <dt className="flex flex-wrap items-baseline gap-x-2">
          <code className="font-semibold wrap-anywhere">{name}</code>
          <span className="text-13 text-ink-3">{type}</span>
          {isRequired && <span className="ml-auto text-13 font-semibold text-warn">required</span>}
        </dt>
        <dd className="text-ink-2">{meaning}</dd>
      </div>
    ))}
  </dl>
)
