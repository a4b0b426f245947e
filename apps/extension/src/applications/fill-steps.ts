import type { FormField } from './forms/field.ts'
import { type Action, planActions } from './forms/plan.ts'
import type { Run } from './run.ts'

/** What is inserted into the open form; a file only after a click that names it, which also agrees to one that was proposed. */
export function actionsOf({ fields, attached }: Pick<Run, 'fields' | 'attached'>): Action[] {
  const known = fields.map(
    ({ id, kind, choices }): Pick<FormField, 'id' | 'kind' | 'options'> => ({ id, kind, options: choices }),
  )
  const agreed = fields.map((field) =>
    field.kind === 'file' && field.decision === 'propose' && attached.includes(field.id)
      ? { ...field, decision: 'fill' as const }
      : field,
  )
  return planActions(known, agreed).filter((action) => action.do !== 'attach' || attached.includes(action.id))
}

type While = { pause(): Promise<void>; goesOn(): Promise<boolean> }

/** Waits for work in the page, however it ends, as long as it may go on; false: it may not. */
export async function meanwhile(work: Promise<unknown>, { pause, goesOn }: While): Promise<boolean> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  const done = work.then(end, end)
  for (;;) {
    await Promise.race([done, pause()])
    if (isDone) return true
    if (!(await goesOn())) return false
  }
}
