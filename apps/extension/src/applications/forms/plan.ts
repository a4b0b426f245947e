import type { DecidedField } from '@jobapply/core/applications/open-form-schema'
import type { FormField } from './field.ts'
import { searchesFor } from './match-option.ts'

type Field = Pick<FormField, 'id' | 'kind' | 'options'>
type Decision = Pick<DecidedField, 'id' | 'key' | 'decision' | 'value' | 'options' | 'phone'>

/** What is done to a field. Options are meant by their place in the field's list. */
export type Action = { id: string } & (
  | { do: 'type'; value: string; phone?: NonNullable<DecidedField['phone']> }
  | { do: 'choose'; value: string }
  /** `searches`: what is typed to find the option. */
  | { do: 'pick'; value: string; searches: string[] }
  | { do: 'press'; places: number[] }
  | { do: 'tick' }
  /** Most systems send the file to the employer at once, before the form is submitted. */
  | { do: 'attach'; document: 'resume' | 'letter'; name: string }
)

/** What is inserted, in which order: files first, because some systems read a resume and overwrite what was typed. */
export function planActions(fields: readonly Field[], decisions: readonly Decision[]): Action[] {
  const actions = fields.flatMap((field) => {
    const decision = decisions.find(({ id }) => id === field.id)
    const action = decision?.decision === 'fill' ? actionFor(field, decision) : null
    return action ? [action] : []
  })
  // A number follows the country that is picked for it.
  const rank = (one: Action) => (one.do === 'attach' ? 0 : 'phone' in one ? 2 : 1)
  return actions.toSorted((one, other) => rank(one) - rank(other))
}

function actionFor(field: Field, { key, value, options = [], phone }: Decision): Action | null {
  const { id, kind } = field
  if (value === undefined) return null
  if (kind === 'file') return { id, do: 'attach', document: key === 'coverLetter' ? 'letter' : 'resume', name: String(value) }
  if (kind === 'checkbox') return value === true ? { id, do: 'tick' } : null
  if (kind === 'radio-group' || kind === 'checkbox-group' || kind === 'yes-no-buttons') {
    const places = options
      .map((chosen) => field.options.findIndex((option) => option.value === chosen))
      .filter((place) => place >= 0)
    return places.length > 0 ? { id, do: 'press', places } : null
  }
  if (kind === 'select') return options[0] === undefined ? null : { id, do: 'choose', value: options[0] }
  const text = String(value)
  if (kind === 'combobox') return { id, do: 'pick', value: text, searches: searchesFor(text) }
  return { id, do: 'type', value: text, ...(phone ? { phone } : {}) }
}
