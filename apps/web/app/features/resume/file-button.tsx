import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ACCEPTED } from './accepted-file.ts'

type Props = {
  label: string
  look?: 'quiet'
  /** Endings beside those of resumes. */
  also?: string
  onChoose: (file: File) => void
  children: ReactNode
}

/** A button that opens the browser's file picker. */
export function FileButton({ label, look, also, onChoose, children }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        hidden
        type="file"
        accept={also ? `${ACCEPTED},${also}` : ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again after it was changed.
          target.value = ''
        }}
      />
      <Button look={look} onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  )
}
