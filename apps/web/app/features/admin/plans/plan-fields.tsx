import { BILLING_INTERVALS, MONTHLY_LIMIT_HINT, PLAN_LIMIT_PERIODS, PLAN_LIMITS } from '@jobapply/core/admin/plan-constants'
import { type PlanForm, priceHint, toPlanKey, withInterval } from '@jobapply/core/admin/plan-form'
import { useId } from 'react'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { FeatureField } from './feature-field.tsx'

type Props = {
  form: PlanForm
  onChange: (form: PlanForm) => void
  /** An edited plan keeps its key. */
  hasKey: boolean
  isLocked: boolean
  problem: string | undefined
}

export function PlanFields({ form, onChange, hasKey, isLocked, problem }: Props) {
  const id = useId()
  const set = (changes: Partial<PlanForm>) => onChange({ ...form, ...changes })
  const isMissing = (value: string) => (problem && !value.trim() ? problem : undefined)
  return (
    <fieldset disabled={isLocked} className="grid min-w-0 gap-4">
      <legend className="sr-only">Plan</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-name`} name="plan_name" label="Plan name" isRequired error={isMissing(form.plan_name)}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={PLAN_LIMITS.name}
              value={form.plan_name}
              onChange={({ target }) => set({ plan_name: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-key`} name="plan_key" label="Plan key" isRequired error={isMissing(form.plan_key)}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              readOnly={hasKey}
              maxLength={PLAN_LIMITS.key}
              value={form.plan_key}
              onChange={({ target }) => set({ plan_key: toPlanKey(target.value) })}
              className="font-mono read-only:bg-sunk read-only:text-ink-2"
            />
          )}
        </Field>
      </div>
      <Field id={`${id}-description`} name="description" label="Description">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={PLAN_LIMITS.description}
            value={form.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-price`} name="price_input" label="Price" note={form.currency.toUpperCase()} hint={priceHint(form)}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={PLAN_LIMITS.price - 20}
              value={form.price_input}
              onChange={({ target }) => set({ price_input: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-interval`} name="billing_interval" label="Billed">
          {(control) => (
            <Select
              {...control}
              empty={null}
              options={BILLING_INTERVALS}
              value={form.billing_interval}
              onChange={(interval) => interval && onChange(withInterval(form, interval))}
            />
          )}
        </Field>
        <Field id={`${id}-limit`} name="auto_apply_limit" label="Application limit">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              inputMode="numeric"
              maxLength={12}
              value={form.auto_apply_limit}
              onChange={({ target }) => set({ auto_apply_limit: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-period`} name="limit_period" label="Per">
          {(control) => (
            <Select
              {...control}
              empty={null}
              options={PLAN_LIMIT_PERIODS}
              value={form.limit_period}
              onChange={(period) => period && set({ limit_period: period })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-13 text-ink-3">{MONTHLY_LIMIT_HINT}</p>
      <FeatureField features={form.features} isLocked={isLocked} onChange={(features) => set({ features })} />
    </fieldset>
  )
}
