import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import { useId, useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Choice, Choices } from '#ui/inputs/choice.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'
import { updateAnswer } from './answers.ts'

const LONGEST = 2_000

export function AnswerForm({ answer, onDone }: { answer: KeptAnswer; onDone: () => void }) {
  const id = useId()
  const [values, setValues] = useState<string[]>(answer.values)
  const { mutate, isPending } = useMutate()
  const options = Object.fromEntries(answer.options.map((option) => [option, option]))
  const [value = ''] = values
  const isEmpty = !values.some((one) => one.trim() !== '')

  const save = () =>
    mutate(async (client) => {
      const given = values.map((one) => one.trim()).filter((one) => one !== '')
      await updateAnswer(client, answer.id, given)
      showToast({ title: 'Answer changed', description: "We'll use it the next time a form asks.", kind: 'good' })
      onDone()
    })

  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {answer.options.length === 0 ? (
        <Field id={id} name={id} label="Your answer">
          {(described) => (
            <Textarea {...described} limit={LONGEST} value={value} onChange={(event) => setValues([event.target.value])} />
          )}
        </Field>
      ) : answer.isSeveral ? (
        <Choices label={answer.label} labelHidden options={options} values={values} onChange={setValues} />
      ) : (
        <Choice
          label={answer.label}
          labelHidden
          options={options}
          value={value || null}
          onChange={(chosen) => setValues([chosen])}
        />
      )}
      <div className="flex gap-2.5">
        <Button type="submit" look="primary" busy={isPending} disabled={isPending || isEmpty}>
          Save answer
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
