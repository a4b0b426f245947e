import { LETTER_ENGINES, type LetterVersion } from '@jobapply/core/documents/cover-letters'
import { countWords } from '@jobapply/core/documents/letter-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '#features/documents/files/show-time.ts'
import { api } from '#platform/api.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

type Props = { id: string; onRestore: (versionId: string) => Promise<boolean>; onClose: () => void }

/** The former texts of a letter; one of them can come back. */
export default function VersionsDialog({ id, onRestore, onClose }: Props) {
  const versions = useQuery(api.documents.letters.versions.queryOptions({ input: { id } }))
  const [chosenId, setChosenId] = useState<string>()
  const { run, isPending } = usePending()
  const chosen = versions.data?.find((version) => version.id === chosenId) ?? versions.data?.[0]

  const restore = ({ id: versionId }: LetterVersion) =>
    run(async () => {
      if (await onRestore(versionId)) onClose()
    })

  return (
    <WideDialog
      title="Versions"
      hint="Earlier texts of this letter, newest first."
      onClose={onClose}
      footer={
        chosen && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-13 text-ink-2">The current text stays here as a version.</p>
            <Button look="primary" busy={isPending} disabled={isPending} onClick={() => void restore(chosen)}>
              Restore this text
            </Button>
          </div>
        )
      }
    >
      {!versions.data ? (
        <Loading query={versions} />
      ) : !chosen ? (
        <p className="text-ink-2">No earlier versions yet. When you change the letter, the previous text is kept here.</p>
      ) : (
        <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
          <ul aria-label="Versions" className="grid content-start gap-1">
            {versions.data.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-pressed={version.id === chosen.id}
                  onClick={() => setChosenId(version.id)}
                  className="grid w-full rounded-control px-3 py-2 text-left hover:bg-sunk aria-pressed:bg-accent-wash"
                >
                  <span className="font-medium">{LETTER_ENGINES[version.engine]}</span>
                  <span className="text-13 text-ink-2">
                    until {showMoment(version.createdAt).replace(/^on /, '')} · {countWords(version.text)} words
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className="paper-sheet border border-line bg-surface px-6 py-5 font-serif text-16 wrap-anywhere whitespace-pre-wrap text-ink">
            {chosen.text || <span className="text-ink-3">Empty</span>}
          </div>
        </div>
      )}
    </WideDialog>
  )
}
