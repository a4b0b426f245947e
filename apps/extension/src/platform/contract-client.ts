import type { AnyContractProcedure, ContractRouterClient } from '@orpc/contract'

/**
 * The calls of a flat contract, typed by it. `ask` sends the input to the address of a call. An answer has to fit the call's output schema:
 * the installation may run another version than this build.
 */
export function createContractClient<C extends Readonly<Record<string, AnyContractProcedure>>>(
  contract: C,
  ask: (path: string, input: object) => Promise<unknown>,
): ContractRouterClient<C> {
  const callOf = ({ '~orpc': { route, outputSchema } }: AnyContractProcedure) => {
    const { path } = route
    if (!path || !outputSchema) throw new Error('A call of the extension has a path and an output')
    return async (input: object = {}) => {
      const answer = await outputSchema['~standard'].validate(await ask(path, input))
      if (answer.issues) throw new Error(`The answer of ${path} does not fit its contract`)
      return answer.value
    }
  }
  const calls = Object.entries(contract).map(([name, procedure]) => [name, callOf(procedure)] as const)
  return Object.fromEntries(calls) as ContractRouterClient<C>
}
