import type { InferDataFromTag, QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, client } from './api.ts'
import { usePending } from './pending.ts'
import { queryClient } from './query-client.ts'
import { toastFault } from './toast-fault.ts'

type Call<T> = (client: Client) => Promise<T>
type Options = {
  /** Title of the toast about a failure, in place of the fault's own. */
  title?: string
  /** Shows the change before the server has answered, and returns how to take it back. */
  optimistic?: () => Promise<() => void>
  /** Queries that are loaded again, also after a failure. */
  reload?: readonly QueryKey[]
  /** A call that was aborted through it fails silently. */
  signal?: AbortSignal
}
/** Replaces the toast. `mutate` returns its result and rethrows its errors. */
type Failed<F> = { failed: (error: unknown) => F | Promise<F> }

/** The cache lets go of a finished call, and with it of an uploaded file. */
const FORGOTTEN_MS = 1_000

/**
 * The one way to write data: only here a feature gets the client. Returns the call's output; a failure shows a toast and returns undefined.
 */
export function mutate<T, F>(call: Call<T>, options: Omit<Options, 'signal'> & Failed<F>): Promise<T | F>
export function mutate<T, F = undefined>(call: Call<T>, options?: Options & Partial<Failed<F>>): Promise<T | F | undefined>
export async function mutate<T, F>(call: Call<T>, options: Options & Partial<Failed<F>> = {}): Promise<T | F | undefined> {
  const { title, failed, optimistic, reload = [], signal } = options
  const takeBack = await optimistic?.()
  try {
    // Through the cache, so that whoever watches it (the admin pages) learns of a refusal.
    return await queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => call(client), gcTime: FORGOTTEN_MS })
      .execute(undefined)
  } catch (error) {
    takeBack?.()
    if (signal?.aborted) return undefined
    if (failed) return await failed(error)
    toastFault(error, title ? { title } : {})
    return undefined
  } finally {
    await Promise.all(reload.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

/** `mutate` for a button or a form: it knows whether the call is under way, ignores a second press, and keeps the sentence of a failure. */
export function useMutate() {
  const { run, isPending } = usePending()
  const [problem, setProblem] = useState<string>()

  const mutateOnce = <T, F = undefined>(
    call: Call<T>,
    { title, ...options }: Options & Partial<Failed<F>> = {},
  ): Promise<T | F | undefined> =>
    run(() => {
      setProblem(undefined)
      const tell = (error: unknown) => setProblem(toastFault(error, title ? { title } : {}))
      return mutate<T, F | undefined>(call, { failed: tell, ...options } as Options & Failed<F | undefined>)
    })
  return { mutate: mutateOnce, isPending, problem, setProblem }
}

type Data<Key extends QueryKey> = InferDataFromTag<unknown, Key>

/** For `optimistic`: changes a cached answer, unless it is not loaded. */
export const showAtOnce =
  <Key extends QueryKey>(queryKey: Key, change: (before: Data<Key>) => Data<Key>) =>
  async () => {
    await queryClient.cancelQueries({ queryKey })
    const before: Data<Key> | undefined = queryClient.getQueryData(queryKey)
    if (before !== undefined) queryClient.setQueryData<Data<Key>>(queryKey as QueryKey, change(before))
    return () => {
      queryClient.setQueryData(queryKey as QueryKey, before)
      // Another change may have been made in between.
      void queryClient.invalidateQueries({ queryKey })
    }
  }

/** The action of a toast that takes a change back. */
export const undoAction = (undo: () => unknown) => ({ label: 'Undo', run: () => void undo() })

/** Opens another document. It never answers, so that the button stays busy until then. */
export function leaveFor(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => {})
}
