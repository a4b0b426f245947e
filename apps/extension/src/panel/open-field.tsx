import { type FormEvent, useState } from 'react'
import type { RunField } from '#applications/run'
import { ask } from './ask.ts'
import { CopyButton } from './copy-button.tsx'

/** So many options are buttons; more are a list. */
const PILLS = 5
const ON_PAGE: readonly RunField['kind'][] = ['file', 'checkbox-group', 'date-part', 'slider', 'combobox']

/** A required field that only the person can answer: here, or in the page where it is a consent or nothing that can be typed. */
export function OpenField({ field }: { field: RunField }) {
  const { id, label, kind, isNever, state, reason, choices, decision } = field
  const ours = state === 'lost' && kind !== 'file' ? field.field.value : ''
  const isOnPage = decision !== 'ask' || isNever || ON_PAGE.includes(kind)
  return (
    <>
      <div className="grow">
        <strong>{label}</strong>
        <p className="quiet">
          {state === 'lost' ? "The page didn't keep our answer: you fill this." : reason}{' '}
          {!isOnPage && "We'll remember your answer."}
        </p>
        {ours !== '' && <p className="value">{ours}</p>}
        {!isOnPage && <Answer field={field} />}
      </div>
      {isOnPage && (
        <div className="beside">
          {ours !== '' && <CopyButton label={label} value={ours} />}
          <button
            type="button"
            className="button"
            aria-label={`Show on page: ${label}`}
            onClick={() => void ask({ type: 'apply.show', id })}
          >
            Show on page
          </button>
        </div>
      )}
      {!isOnPage && choices.length > PILLS && <span className="quiet">{choices.length} options</span>}
    </>
  )
}

function Answer({ field: { id, label, kind, choices } }: { field: RunField }) {
  const [value, setValue] = useState('')
  const answer = (text: string) => void ask({ type: 'apply.answer', id, values: [text], keep: true })
  const options =
    kind === 'checkbox' ? ['Yes', 'No'] : choices.filter((choice) => choice.value !== '').map((choice) => choice.label)
  if (options.length > 0 && options.length <= PILLS)
    return (
      <fieldset className="buttons" aria-label={label}>
        {options.map((option) => (
          <button type="button" className="button pill" key={option} onClick={() => answer(option)}>
            {option}
          </button>
        ))}
      </fieldset>
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() !== '') answer(value.trim())
  }
  return (
    <form className="buttons" onSubmit={onSubmit}>
      {options.length > 0 ? (
        <select aria-label={label} value={value} onChange={({ target }) => setValue(target.value)}>
          <option value="">Choose</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea aria-label={label} value={value} onChange={({ target }) => setValue(target.value)} />
      ) : (
        <input
          aria-label={label}
          type={kind === 'number' || kind === 'date' ? kind : 'text'}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      <button type="submit" className="button" aria-label={`Save ${label}`}>
        Save
      </button>
    </form>
  )
}
