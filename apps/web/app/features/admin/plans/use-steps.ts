import { DIALOG_CLOSES_MS } from '@jobapply/core/admin/plan-constants'
import { useEffect, useRef, useState } from 'react'
import { StepProblem } from './plan-steps.ts'

export type Step = {
  name: string
  /** Does the work; what it answers is shown with the step. */
  run: () => Promise<string | undefined>
}
export type StepsState = {
  done: number
  isBusy: boolean
  problem: StepProblem | undefined
  notes: readonly (string | undefined)[]
}

const START: StepsState = { done: 0, isBusy: false, problem: undefined, notes: [] }

/** Runs the steps one after the other; a failed one can be tried again, and those before it are not repeated (PLANS-015). */
export function useSteps(steps: readonly Step[], onDone: () => void) {
  const [state, setState] = useState(START)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  async function run() {
    if (state.isBusy) return
    let next: StepsState = { ...state, problem: undefined }
    for (const step of steps.slice(state.done)) {
      setState({ ...next, isBusy: true })
      try {
        const note = await step.run()
        next = { ...next, done: next.done + 1, notes: [...next.notes, note] }
      } catch (error) {
        const problem = error instanceof StepProblem ? error : new StepProblem('Something went wrong. Please try again.')
        return setState({ ...next, isBusy: false, problem })
      }
    }
    setState({ ...next, isBusy: false })
    closing.current = setTimeout(onDone, DIALOG_CLOSES_MS)
  }
  return { ...state, run }
}
