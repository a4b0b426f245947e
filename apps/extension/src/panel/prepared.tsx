import type { PreparedValues } from '@jobapply/core/applications/extension-schema'
import { useState } from 'react'
import { ask } from './ask.ts'
import { CopyButton } from './copy-button.tsx'

type Fields = PreparedValues['fields']

/** For a form, or a part of one, that we cannot fill: the values come from the server when the person wants them. */
export function Prepared() {
  const [fields, setFields] = useState<Fields | 'away'>()
  const load = async () => {
    const told = (await ask({ type: 'apply.prepared' })) as PreparedValues | undefined
    setFields(told?.fields ?? 'away')
  }
  return (
    <details className="card" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>Fill it by hand: copy your values</summary>
      {fields === undefined && <p className="notice quiet">Loading your values</p>}
      {fields === 'away' && (
        <p className="notice" role="alert">
          We couldn't load your values. Close this and open it again.
        </p>
      )}
      {typeof fields === 'object' && fields.length === 0 && <p className="notice">Your profile has no values yet.</p>}
      {typeof fields === 'object' && fields.length > 0 && (
        <ul className="rows" aria-label="Values to copy">
          {fields.map(({ label, value }) => (
            <li key={`${label} ${value}`}>
              <div className="grow">
                <p className="quiet">{label}</p>
                <strong className="value">{value}</strong>
              </div>
              <CopyButton label={label} value={value} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
