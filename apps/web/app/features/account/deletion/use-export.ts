import { EXPORT_DONE, EXPORT_SIGNED_OUT } from '@jobapply/core/account/deletion-constants'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Refusal, saveExport, saveZip, sentenceOf } from './call.ts'

/** 'Export My Data', with or without the files; both tell how it went. */
export function useExport() {
  const { user } = useAuth()
  const { mutate, isPending } = useMutate()
  const start = (withFiles: boolean) =>
    mutate(
      async () => {
        if (!user) throw new Refusal(EXPORT_SIGNED_OUT)
        const name = await (withFiles ? saveZip(user.id) : saveExport(user.id))
        showToast({ title: EXPORT_DONE, description: `Your data was saved as ${name}.`, kind: 'good' })
      },
      { failed: (error) => showToast({ title: 'Error', description: sentenceOf(error), kind: 'bad' }) },
    )
  return { start, isPending }
}
