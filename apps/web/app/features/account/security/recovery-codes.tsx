import { PRODUCT } from '@jobapply/core/auth/constants'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from './copy-text.ts'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="grid gap-4.5">
      <p className="text-ink-2">
        Save these codes somewhere other than your phone. If you lose the authenticator app, each of them lets you in once. We
        can't show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunk p-4 font-mono text-14 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void copyText('Recovery codes', text)}>Copy</Button>
        <Button onClick={() => saveFile('jobapply-recovery-codes.txt', new Blob([`${PRODUCT} recovery codes\n\n${text}\n`]))}>
          Download
        </Button>
        <Button look="primary" className="ml-auto" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
