import type { QuestionGroup } from '@jobapply/core/applications/questions-schema'
import { Choice, Choices } from '#ui/inputs/choice.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'

const YES_NO = { Yes: 'Yes', No: 'No' }
/** More options than this stand in a list. */
const IN_SIGHT = 8
const LONGEST_TEXT = 2_000

type Props = { question: QuestionGroup['question']; id: string; values: readonly string[]; onChange: (values: string[]) => void }

/** The control that an employer's question needs. Nothing is chosen in advance. */
export function QuestionField({ question: { label, kind, options, maxLength }, id, values, onChange }: Props) {
  const [value = ''] = values
  const labels = Object.fromEntries(
    (kind === 'boolean' && options.length === 0 ? Object.values(YES_NO) : options.map((one) => one.label)).map((one) => [
      one,
      one,
    ]),
  )
  const count = Object.keys(labels).length
  if (kind === 'multi-select')
    return <Choices label={label} labelHidden options={labels} values={[...values]} onChange={onChange} />
  if (count > IN_SIGHT)
    return (
      <Field id={id} name={id} label="Your answer">
        {(described) => (
          <Select {...described} options={labels} value={value || null} onChange={(chosen) => onChange(chosen ? [chosen] : [])} />
        )}
      </Field>
    )
  if (count > 0)
    return <Choice label={label} labelHidden options={labels} value={value || null} onChange={(chosen) => onChange([chosen])} />
  if (kind === 'long-text')
    return (
      <Field id={id} name={id} label="Your answer">
        {(described) => (
          <Textarea
            {...described}
            limit={Math.min(maxLength ?? LONGEST_TEXT, LONGEST_TEXT)}
            value={value}
            onChange={(event) => onChange([event.target.value])}
          />
        )}
      </Field>
    )
  return (
    <Field id={id} name={id} label="Your answer">
      {(described) => (
        <Input
          {...described}
          className="max-w-80"
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={maxLength ?? 200}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange([event.target.value])}
        />
      )}
    </Field>
  )
}
