import { useSyncExternalStore } from 'react'

/** State outside the components: code that waits for an answer reads the newest state, not the one it started with. */
export type Store<S extends object> = {
  read: () => S
  set: (patch: Partial<S>) => void
  /** Calls the listener after each change; answers how to stop. */
  watch: (listener: () => void) => () => void
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set: (patch) => {
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Renders again when the selected part changes. The selector must answer the same value for the same state, so it may not build an object. */
export function useStore<S extends object>(store: Store<S>): S
export function useStore<S extends object, T>(store: Store<S>, select: (state: S) => T): T
export function useStore<S extends object, T>(store: Store<S>, select?: (state: S) => T): S | T {
  const read = () => (select ? select(store.read()) : store.read())
  return useSyncExternalStore(store.watch, read, read)
}
