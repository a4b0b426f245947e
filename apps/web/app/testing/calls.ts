import { contract } from '@jobapply/core/contract'
import { FAULTS } from '@jobapply/core/faults'
import * as shared from '@jobapply/core/shared/faults'
import type { AnyContractProcedure, ContractRouterClient } from '@orpc/contract'
import { expect } from 'vitest'

type Client = ContractRouterClient<typeof contract>
type Call = (...args: never[]) => PromiseLike<unknown>
type InputOf<C> = C extends (input: infer I, ...rest: never[]) => unknown ? I : never
type OutputOf<C> = C extends (...args: never[]) => PromiseLike<infer O> ? O : never
/** What is answered in steps is given as any object that has them (steps.ts). */
type GivenFor<O> = O extends AsyncIteratorObject<infer Step, unknown, void> ? AsyncIteratorObject<Step, undefined, undefined> : O

/** A value, what the input makes of it, or a fault. */
type Answer<C> = GivenFor<OutputOf<C>> | Fault | ((input: InputOf<C>) => GivenFor<OutputOf<C>> | Fault)
type AnswersOf<T> = { [K in keyof T]?: T[K] extends Call ? Answer<T[K]> : AnswersOf<T[K]> }
type RecordedOf<T> = { readonly [K in keyof T]: T[K] extends Call ? OutputOf<T[K]> : RecordedOf<T[K]> }

/** Answers by the names of the contract: `{ billing: { plans: [] } }`. */
export type Answers = AnswersOf<Client>
/** Recorded outputs by the same names. */
export type Recorded = RecordedOf<Client>

export type Fault = { fault: string; status: number; message: string; data?: unknown }

/** A call that the server does not allow, or cannot make. The contract of the call has to declare it; every call may fail unexpectedly. */
export const fault = (code: keyof typeof FAULTS | 'INTERNAL_SERVER_ERROR', message?: string, data?: unknown): Fault => ({
  fault: code,
  status: FAULTS[code]?.status ?? 500,
  message: message ?? FAULTS[code]?.message ?? 'Something went wrong on our side.',
  ...(data !== undefined && { data }),
})
/** The server cannot be reached. */
export const UNREACHABLE: Fault = { fault: 'UNREACHABLE', status: 0, message: '' }
export const isFault = (answer: unknown): answer is Fault => typeof answer === 'object' && answer !== null && 'fault' in answer

const isCall = (node: unknown): node is AnyContractProcedure => typeof node === 'object' && node !== null && '~orpc' in node

/** The value at a call's path, such as `billing/plans`, in something that is shaped like the contract. */
export function at(tree: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree)
}
export function callAt(path: string) {
  const call = at(contract, path)
  return isCall(call) ? call['~orpc'] : undefined
}

/** The paths of the calls that are answered here. */
export function pathsOf(answers: object, node: object = contract, before = ''): string[] {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const below = (node as Record<string, object>)[name]
    if (!below) throw new Error(`The contract has no ${before}${name}`)
    return isCall(below) ? `${before}${name}` : pathsOf(answer, below, `${before}${name}/`)
  })
}

let documented: Map<string, string> | undefined
/** The calls that also have a documented address, by it. */
export const documentedCalls = () => (documented ??= new Map(addressesIn(contract, '')))

function addressesIn(node: object, before: string): [string, string][] {
  return Object.entries(node).flatMap(([name, below]): [string, string][] => {
    if (!isCall(below)) return addressesIn(below, `${before}${name}/`)
    const { path } = below['~orpc'].route
    return path ? [[path, `${before}${name}`]] : []
  })
}

type Schema = { '~standard': { validate: (value: unknown) => unknown } } | undefined

/** What the schema makes of a value; the test fails for one that it does not allow. */
export async function checked(schema: Schema, value: unknown, what: string): Promise<unknown> {
  if (!schema) return value
  const result = (await schema['~standard'].validate(value)) as {
    value?: unknown
    issues?: readonly { path?: unknown; message: string }[]
  }
  expect(result.issues ?? [], what).toEqual([])
  return result.value
}

/** Faults that doors and limits throw before a call is made. */
const OF_EVERY_CALL = ['INTERNAL_SERVER_ERROR', 'TOO_MANY_ATTEMPTS', ...Object.keys(shared)]

export function checkFault(path: string, { fault: code, status }: Fault) {
  const declared = callAt(path)?.errorMap[code]
  if (declared) expect([path, code, status]).toEqual([path, code, declared.status])
  else expect(OF_EVERY_CALL, `${path} does not declare ${code}`).toContain(code)
}
