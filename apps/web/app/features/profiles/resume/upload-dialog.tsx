import type { Profile } from '@jobapply/core/profiles/schema'
import type { UploadStage } from '@jobapply/core/resume/constants'
import { UPLOAD_FAILED } from '@jobapply/core/resume/faults'
import { useEffect, useId, useRef, useState } from 'react'
import { refusalOf } from '#features/resume/accepted-file.ts'
import { ChosenFile } from '#features/resume/chosen-file.tsx'
import { FileDrop } from '#features/resume/file-drop.tsx'
import { FilePicker } from '#features/resume/file-picker.tsx'
import { UploadProgress } from '#features/resume/upload-progress.tsx'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { tellUploaded } from './tell-uploaded.ts'
import { type Uploaded, uploadProblem, uploadResume } from './upload-resume.ts'

/** Long enough to see that the last step is done. */
const LAST_LOOK_MS = 350

type Props = { profile: Profile; autoSave: boolean; onClose: () => void; onUploaded: (uploaded: Uploaded) => void }

export default function UploadDialog({ profile, autoSave, onClose, onUploaded }: Props) {
  const [file, setFile] = useState<File>()
  const { mutate, isPending: isRunning, problem, setProblem } = useMutate()
  const [isCancelled, setIsCancelled] = useState(false)
  const [stage, setStage] = useState<UploadStage>()
  const running = useRef<AbortController>(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  const problemId = useId()
  /** From here on the file is stored with the profile, so the upload cannot be cancelled. */
  const isKept = stage === 'prepared' || stage === 'saved'

  useEffect(() => () => running.current?.abort(), [])
  // Focus the next step: Upload once a file is chosen, Cancel while it runs.
  useEffect(() => {
    if (file) buttons.current?.querySelector<HTMLElement>(isRunning ? 'button:first-child' : 'button:last-child')?.focus()
  }, [file, isRunning])

  function choose(chosen: File | undefined) {
    const refusal = chosen && refusalOf(chosen)
    setProblem(refusal)
    setIsCancelled(false)
    if (!refusal) setFile(chosen)
  }

  async function upload(chosen: File) {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setIsCancelled(false)
    await mutate(
      async (client) => {
        const uploaded = await uploadResume({ profile, file: chosen, autoSave, signal, onStage: setStage }, client)
        await new Promise((resolve) => setTimeout(resolve, LAST_LOOK_MS))
        setFile(undefined)
        tellUploaded(chosen.name, profile, uploaded)
        onUploaded(uploaded)
      },
      {
        failed(error) {
          setStage(undefined)
          if (signal.aborted) return setIsCancelled(true)
          const message = uploadProblem(error)
          setProblem(message)
          showToast({ title: UPLOAD_FAILED.title, description: message, kind: 'bad' })
        },
      },
    )
  }

  function close() {
    if (isRunning && isKept) return
    running.current?.abort()
    onClose()
  }

  return (
    <Dialog title="Upload Resume" onClose={close}>
      <div className="grid gap-4">
        <p className="text-ink-2">
          {autoSave
            ? `We read the file and fill in the empty fields of "${profile.profile_name}". Anything you've typed stays as it is.`
            : `We read the file and show you what we found for "${profile.profile_name}". Nothing changes until you say so.`}
        </p>
        {problem && (
          <div id={problemId}>
            <Alert kind="bad">{problem}</Alert>
          </div>
        )}
        {isCancelled && <Alert kind="calm">The upload was cancelled. You can start it again, or choose another file.</Alert>}
        <FileDrop onDrop={(dropped) => !isRunning && choose(dropped)}>
          {(isOver) =>
            file ? (
              <ChosenFile file={file} isBusy={isRunning} onReplace={choose} onRemove={() => choose(undefined)} />
            ) : (
              <FilePicker isOver={isOver} describedBy={problem && problemId} onChoose={choose} />
            )
          }
        </FileDrop>
        {isRunning ? (
          <UploadProgress stage={stage} />
        ) : (
          <p className="text-13 text-ink-3">
            The file is stored encrypted and only you can open it. You can download or delete it at any time.
          </p>
        )}
      </div>
      <div ref={buttons} className="mt-6 flex justify-end gap-2.5">
        <Button disabled={isRunning && isKept} onClick={() => (isRunning ? running.current?.abort() : onClose())}>
          {isRunning ? 'Cancel upload' : 'Cancel'}
        </Button>
        <Button look="primary" busy={isRunning} disabled={isRunning || !file} onClick={() => file && void upload(file)}>
          Upload
        </Button>
      </div>
    </Dialog>
  )
}
