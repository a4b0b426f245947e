import { ORPCError } from '#platform/orpc-error.ts'

/** The call's answer, or undefined when the account has two-step sign-in and the page has to ask for the code. */
export const withSecondStep = <T>(call: Promise<T>, onSecondStep: () => void): Promise<T | undefined> =>
  call.catch((error) => {
    if (!(error instanceof ORPCError) || error.code !== 'SECOND_STEP_NEEDED') throw error
    onSecondStep()
    return undefined
  })
