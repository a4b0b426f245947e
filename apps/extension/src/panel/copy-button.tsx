import { useEffect, useState } from 'react'

const TELL_MS = 4_000
const WORDS = { idle: 'Copy', copied: 'Copied', refused: 'Not copied' }

/** Says what it copies, and for a while that it has. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const [state, setState] = useState<keyof typeof WORDS>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), TELL_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <>
      <button type="button" className="button" aria-label={`${WORDS[state]} ${label}`} onClick={() => void copy()}>
        {WORDS[state]}
      </button>
      {/* A changed name of the focused button is not read out everywhere. */}
      <span role="status" className="unseen">
        {state === 'idle' ? '' : `${WORDS[state]}: ${label}`}
      </span>
    </>
  )
}
