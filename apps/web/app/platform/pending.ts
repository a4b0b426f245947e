import { useRef, useState } from 'react'

/** Whether the work of a button or form is running. A second press meanwhile does nothing. */
export function usePending() {
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsPending(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}
