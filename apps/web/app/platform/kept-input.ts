import { useEffect, useEffectEvent } from 'react'
import { useAuth } from './auth.tsx'
import { onSessionEnd } from './session-end.ts'

const PREFIX = 'unsent:'

type Input<T> = {
  /** Unsent input; undefined when there is none. */
  read: () => T | undefined
  restore: (input: T) => void
}

/**
 * Keeps unsent input of a page when a call finds the session ended, and restores it when the same person opens the page again after
 * signing in. It stays in this tab only and carries its owner's id (decisions, Access).
 */
export function useKeptInput<T extends object>(name: string, { read, restore }: Input<T>) {
  const userId = useAuth().user?.id
  const keep = useEffectEvent(() => {
    const input = read()
    if (userId && input) keepInput(userId, name, input)
  })
  const bringBack = useEffectEvent((owner: string) => {
    const input = takeInput<T>(owner, name)
    if (input) restore(input)
  })
  useEffect(() => onSessionEnd(() => keep()), [])
  useEffect(() => {
    if (userId) bringBack(userId)
  }, [userId])
}

/** If storage is full or forbidden, nothing is kept. */
export function keepInput(userId: string, name: string, input: object) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId, input }))
  } catch {}
}

/** What this person left here; it is removed in any case. */
export function takeInput<T extends object>(userId: string, name: string): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}')
    sessionStorage.removeItem(PREFIX + name)
    return kept.userId === userId ? kept.input : undefined
  } catch {
    return undefined
  }
}
